import { answer, type Answer, refusal } from '@atrium/core-net'
import { type Routing, useRouting } from '@atrium/core-routing'
import { beginSignOn, findSignOn, finishSignOn } from '@atrium/domain-auth'
import { getCurrentUser } from '@atrium/domain-core'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SignInSteps } from '../sign-in/sign-in-steps'
import { AuthStage, someone } from '../testing/auth-stage'
import { keepSignOn, spendSignOn, type KeptSignOn } from './kept-sign-on'
import { SignOnReturn } from './sign-on-return'

const kept: KeptSignOn = { ticket: 't1', entId: 'demo', name: 'Spruce ID', url: '/apps?view=mine' }
const onSignedIn = vi.fn<(url?: string) => void>()

function Prepared({ prepare }: { readonly prepare: (store: Routing['store']) => void }) {
  prepare(useRouting().store)
  return <SignOnReturn onSignedIn={onSignedIn} />
}

function comeBack(answers: readonly Answer[], prepare: (store: Routing['store']) => void) {
  let isPrepared = false
  const once = (store: Routing['store']) => {
    if (!isPrepared) prepare(store)
    isPrepared = true
  }
  render(
    <AuthStage answers={answers} at="/login?code=c&state=s">
      <Prepared prepare={once} />
    </AuthStage>,
  )
}

afterEach(() => {
  cleanup()
  onSignedIn.mockReset()
  window.sessionStorage.clear()
})

describe('coming back from a provider', () => {
  it('is refused in a window that never left, and asks nothing of the server', async () => {
    comeBack([], () => undefined)
    expect(await screen.findByText(/took too long or was used already/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign in another way' })).toBeTruthy()
  })
  it('counts once: whoever reloads may begin anew', async () => {
    comeBack([], (store) => spendSignOn(store, kept))
    expect(await screen.findByText(/took too long or was used already/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(onSignedIn).not.toHaveBeenCalled()
  })
  it('says why the person is not in', async () => {
    comeBack([refusal(finishSignOn, 'sign-on-unverified', 403)], (store) => keepSignOn(store, kept))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'You are not signed in' })).toBeTruthy()
  })
  it('leads to where they wanted to go, with all that the provider sent', async () => {
    const got: unknown[] = []
    const finish = answer(finishSignOn, (input) => {
      got.push(input)
      return {}
    })
    comeBack([finish, answer(getCurrentUser, () => someone)], (store) => keepSignOn(store, kept))
    await expect.poll(() => onSignedIn.mock.calls).toEqual([['/apps?view=mine']])
    expect(got).toEqual([{ ticket: 't1', query: '?code=c&state=s' }])
  })
})

describe('the way in by a provider', () => {
  const offer = { entId: 'demo', name: 'Spruce ID', required: true }
  const steps = (answers: readonly Answer[], entId?: string) =>
    render(
      <AuthStage answers={answers}>
        <SignInSteps entId={entId} onSignedIn={onSignedIn} />
      </AuthStage>,
    )
  it('is offered for a mail address of its domain, of which only the domain is sent', async () => {
    const asked: unknown[] = []
    const find = answer(findSignOn, (wanted) => {
      asked.push(wanted)
      return { offer }
    })
    steps([find])
    await userEvent.type(screen.getByLabelText('Account'), 'lin@spruce.example')
    expect(await screen.findByRole('button', { name: 'Sign in with Spruce ID' })).toBeTruthy()
    expect(asked).toEqual([{ loginId: 'anybody@spruce.example' }])
  })
  it('is offered for the enterprise in the address, and says when nobody answers there', async () => {
    steps(
      [answer(findSignOn, () => ({ offer })), refusal(beginSignOn, 'sign-on-unreachable', 503)],
      'demo',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with Spruce ID' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
