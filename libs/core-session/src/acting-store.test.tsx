import { afterEach, describe, expect, it } from 'vitest'
import { actFor, resumeActing, useActing } from './acting-store'

afterEach(() => actFor(null))

describe('acting for somebody', () => {
  it('ends with a word, and does not come back', () => {
    actFor('a')
    actFor(null)
    resumeActing()
    expect(useActing.getState().agencyId).toBeNull()
  })
  it('goes on in a window that is loaded again', () => {
    actFor('a')
    useActing.setState({ agencyId: null })
    resumeActing()
    expect(useActing.getState().agencyId).toBe('a')
  })
})
