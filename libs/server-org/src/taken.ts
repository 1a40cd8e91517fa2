import { Conflict } from '@atrium/server-core'

/** Tells which name, code or number is in use already: the unique index that was hit says so. */
export async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
    if (code !== '23505' || typeof constraint !== 'string') throw error
    if (constraint.endsWith('_name')) throw new Conflict('name-taken')
    if (constraint.endsWith('_code')) throw new Conflict('code-taken')
    if (constraint.endsWith('_employee_number')) throw new Conflict('employee-number-taken')
    throw error
  }
}
