import { z } from 'zod'
import { agencySchema } from './agency'

/** An agency in force, as its agent sees it. */
export const mandateSeenSchema = agencySchema.pick({
  id: true,
  kind: true,
  host: true,
  applications: true,
  endsAt: true,
  permissions: true,
})

export type MandateSeen = z.infer<typeof mandateSeenSchema>

/** What of the host's rights is lent. */
export interface Mandate {
  /** Null for every application. */
  readonly appIds: readonly string[] | null
  readonly permissions: readonly string[]
}

/** Whether a mandate reaches an application at all. */
export function reaches({ appIds }: Pick<Mandate, 'appIds'>, appId: string): boolean {
  return appIds === null || appIds.includes(appId)
}
