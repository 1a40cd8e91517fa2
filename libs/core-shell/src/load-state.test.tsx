import { CallError } from '@atrium/core-net'
import { definePath } from '@atrium/domain-core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LoadState } from './load-state'
import { PageStage } from './testing'

afterEach(cleanup)

const logPath = definePath('/log')

function stand(query: { readonly data?: unknown; readonly error?: unknown }) {
  const refetch = vi.fn<() => Promise<undefined>>(async () => undefined)
  render(
    <PageStage path={logPath} permissions={[]} answers={[]}>
      <LoadState
        title="The log could not be loaded"
        query={{ data: undefined, error: null, isFetching: false, ...query, refetch }}
      />
    </PageStage>,
  )
  return refetch
}

describe('what stands for something that is to come', () => {
  it('says what did not come, with the number of the call, and asks again', async () => {
    const error = new CallError({ code: 'internal', message: '', status: 500, requestId: 'r-42' })
    const refetch = stand({ error })
    expect(await screen.findByText('The log could not be loaded')).toBeTruthy()
    expect(screen.getByText('r-42')).toBeTruthy()
    fireEvent.click(screen.getByRole('button'))
    expect(refetch).toHaveBeenCalledOnce()
  })
  it('goes once it is there, also when a later reading fails', () => {
    stand({ data: [], error: new Error('offline') })
    expect(screen.queryByText('The log could not be loaded')).toBeNull()
  })
})
