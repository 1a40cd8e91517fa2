import { answer, type Answer, CallError, refusal } from '@atrium/core-net'
import { useSession } from '@atrium/core-session'
import { anApplication, createApp } from '@atrium/domain-apps'
import { aForm, createForm, publishForm } from '@atrium/domain-forms'
import {
  aSolution,
  getSolution,
  listSolutions,
  type OfferedSolution,
  type SolutionCard,
  solutionsPath,
} from '@atrium/domain-public'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PublicStage } from '../testing/public-stage'
import { SolutionsPage } from './solutions-page'

const { id, icon, color, text } = aSolution()
const offered: OfferedSolution = { id, icon, color, ...text }
const card: SolutionCard = { id, icon, color, ...text, formCount: 2 }

function open(answers: readonly Answer[], at: string = solutionsPath({}), roles: string[] = []) {
  render(
    <PublicStage path={solutionsPath} at={at} answers={answers}>
      <SolutionsPage />
    </PublicStage>,
  )
  if (roles.length > 0) {
    const user = { id, name: 'Lin', loginId: 'lin', entId: 'demo', entName: 'Meadow' }
    useSession
      .getState()
      .setUser({ ...user, roles: ['user'], locale: null, enterprises: [], permissions: roles })
  }
}

afterEach(cleanup)

describe('the solutions', () => {
  it('are honestly none where none are offered', async () => {
    open([answer(listSolutions, () => [])])
    expect(await screen.findByText('No solutions are offered yet')).toBeDefined()
  })
  it('say that loading failed', async () => {
    open([refusal(listSolutions, 'internal', 500)])
    expect(await screen.findByText('The solutions could not be loaded')).toBeDefined()
  })
  it('lead to what is in them', async () => {
    open([answer(listSolutions, () => [card])])
    const link = await screen.findByRole('link', { name: card.name })
    expect(link.getAttribute('href')).toBe(solutionsPath({ id }))
    expect(screen.getByText('2 forms')).toBeDefined()
  })
})

describe('a solution', () => {
  const at = solutionsPath({ id })
  it('may be offered no longer', async () => {
    open([refusal(getSolution, 'solution-not-found', 404)], at)
    expect(await screen.findByText('There is no such solution')).toBeDefined()
  })
  it('invites strangers', async () => {
    open([answer(getSolution, () => offered)], at)
    expect(await screen.findByRole('link', { name: 'Register and use it' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Visits' })).toBeDefined()
  })
  it('says who may install it', async () => {
    open([answer(getSolution, () => offered)], at, ['apps.read'])
    expect(await screen.findByText(/Ask your administrator/)).toBeDefined()
  })
  it('is installed with its forms, under a name that is free', async () => {
    const made: string[] = []
    const answers = [
      answer(getSolution, () => offered),
      answer(createApp, ({ name }) => {
        if (name === text.name) {
          const code = 'app-name-taken'
          throw new CallError({ code, message: code, status: 409 })
        }
        made.push(name)
        return anApplication({ name })
      }),
      answer(createForm, ({ name }) => {
        made.push(name)
        return aForm({ name })
      }),
      refusal(publishForm, 'internal', 500),
    ]
    open(answers, at, ['apps.manage'])
    fireEvent.click(await screen.findByRole('button', { name: 'Install in my space' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Install' }))
    expect(await screen.findByText(/app-name-taken|of this name already/)).toBeDefined()
    fireEvent.change(screen.getByLabelText(/Name of the application/), {
      target: { value: 'Ours' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Install' }))
    await waitFor(() => expect(made).toEqual(['Ours', 'Visits']))
    expect(await screen.findByRole('alert')).toBeDefined()
  })
})
