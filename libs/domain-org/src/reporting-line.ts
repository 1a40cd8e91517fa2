import { accept, reject, type Result } from '@atrium/domain-core'

/** Superiors above one another, at most. */
export const reportingDepth = 40

/**
 * Whether a person may report to another one.
 * @param above The superior's own superiors, nearest first.
 */
export function checkSuperior(
  personId: string,
  superiorId: string,
  above: readonly string[],
): Result<null, ReportingRejection> {
  if ([superiorId, ...above].includes(personId)) return reject({ code: 'reporting-loop' })
  if (above.length + 1 >= reportingDepth) return reject({ code: 'reporting-too-deep' })
  return accept(null)
}

export interface ReportingRejection {
  readonly code: 'reporting-loop' | 'reporting-too-deep'
}
