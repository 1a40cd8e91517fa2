import { answer, type Answer, refusal } from '@atrium/core-net'
import {
  anOperator,
  listOperators,
  listPlatformRoles,
  type Operator,
  setPlatformRole,
} from '@atrium/domain-tenants'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { OperationsStage } from '../testing/operations-stage'
import { PeoplePage } from './people-page'
import { RolesPage } from './roles-page'

const anna = anOperator({ name: 'Anna', loginId: 'anna' })

function open(first: Operator, more: readonly Answer[] = []) {
  let operator = first
  const answers = [
    answer(listOperators, ({ search }) => {
      const rows = [operator].filter(({ name }) => name.includes(search))
      return { rows, total: { count: rows.length, exact: true }, cut: false }
    }),
    answer(setPlatformRole, ({ role, held }) => {
      operator = { ...operator, roles: held ? [...operator.roles, role] : ['user'] }
      return operator
    }),
    ...more,
  ]
  render(
    <OperationsStage answers={answers}>
      <PeoplePage />
    </OperationsStage>,
  )
}

const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(-1)!)

afterEach(cleanup)

describe('the people who operate the platform', () => {
  it('keep the last platform operator', async () => {
    open(anOperator({ name: 'Anna', roles: ['root'] }), [refusal(setPlatformRole, 'last-root')])
    await press('Anna')
    await press('Revoke Platform operator')
    await press('Revoke')
    expect(await screen.findByText('last-root')).toBeDefined()
  })

  it('are given a role after asking', async () => {
    open(anna)
    await press('Anna')
    await press('Grant Service provider')
    await press('Grant')
    const row = within(await screen.findByRole('row', { name: /Anna/, hidden: true }))
    expect(await row.findByText('Service provider')).toBeDefined()
  })

  it('are found, and told when nobody fits', async () => {
    open(anna)
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'zebra' } })
    await press('Clear filters')
    expect(await screen.findByRole('button', { name: 'Anna' })).toBeDefined()
  })
})

describe('the roles of the platform', () => {
  it('say who has them, and who has none', async () => {
    const rows = [
      { role: 'root' as const, count: 1, holders: [anna] },
      { role: 'saas' as const, count: 0, holders: [] },
    ]
    render(
      <OperationsStage answers={[answer(listPlatformRoles, () => ({ rows }))]}>
        <RolesPage />
      </OperationsStage>,
    )
    expect(await screen.findByText('Anna')).toBeDefined()
    expect(screen.getByText('Nobody yet.')).toBeDefined()
  })
})
