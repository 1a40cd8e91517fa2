import { CallRefused } from '@atrium/server-core'

/** What a call that must be refused is refused with. */
export async function refusalOf(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (error instanceof CallRefused) {
      return { status: error.status, code: error.code, details: error.details }
    }
    throw error
  }
  throw new Error('the call was not refused')
}
