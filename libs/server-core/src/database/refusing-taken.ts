import { Conflict } from '../errors'

/**
 * Tells which value is in use already: the unique index that was hit says so.
 * @param codes By name of the index.
 */
export async function refusingTaken<T>(
  codes: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
    const taken = code === '23505' && typeof constraint === 'string' ? codes[constraint] : undefined
    throw taken === undefined ? error : new Conflict(taken)
  }
}
