import { answer, type Answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  aContactDetail,
  aDepartment,
  contactDetailPath,
  getContact,
  listDepartments,
} from '@atrium/domain-org'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ContactPage } from './contact-page'

const sales = aDepartment({ name: 'Sales' })
const north = aDepartment({ name: 'North', parentId: sales.id })
const boss = { id: '00000000-0000-7000-9000-0000000000b0', name: 'Boss' }
const clerk = { id: '00000000-0000-7000-9000-0000000000c0', name: 'Clerk' }

function open(...answers: readonly Answer[]) {
  render(
    <PageStage
      path={contactDetailPath}
      at={contactDetailPath({ userId: clerk.id })}
      permissions={['org.read']}
      answers={[...answers, answer(listDepartments, () => ({ rows: [sales, north], cut: false }))]}
    >
      <ContactPage />
    </PageStage>,
  )
}

afterEach(cleanup)

describe('the card of a contact', () => {
  it('says when the contact is not there to be seen', async () => {
    open(refusal(getContact, 'member-not-found', 404))
    expect(await screen.findByText('You cannot see this contact')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to contacts' })).toBeDefined()
  })

  it('can be tried again when it could not be loaded', async () => {
    open(refusal(getContact, 'rate-limited', 429))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })

  it('says that a phone is hidden, and from whom', async () => {
    open(answer(getContact, () => aContactDetail({ phone: null })))
    expect(
      await screen.findByText('Hidden. Only administrators and superiors see it'),
    ).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull()
  })

  it('shows where they work, and leads to superior and reports', async () => {
    const found = aContactDetail({
      name: 'Ada',
      signature: 'Here to help',
      departmentIds: [north.id],
      superior: boss,
      reports: [clerk],
    })
    open(answer(getContact, () => found))
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada' })).toBeDefined()
    expect(screen.getByText('Here to help')).toBeDefined()
    expect(await screen.findByText('Sales / North')).toBeDefined()
    for (const { id, name } of [boss, clerk]) {
      const link = screen.getByRole('link', { name })
      expect(link.getAttribute('href')).toBe(contactDetailPath({ userId: id }))
    }
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe(
      `tel:${found.phone}`,
    )
  })
})
