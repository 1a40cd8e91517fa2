import { CallRefused } from './test-server'

/** What a call that must be refused is refused with. */
export async function refusalOf(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    const { status, code, details } = error
    return { status, code, details }
  }
  throw new Error('the call was not refused')
}
