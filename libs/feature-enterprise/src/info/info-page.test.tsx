import { answer, type Answer, CallError, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  anEnterprise,
  changeEnterprise,
  consoleInfoPath,
  type Enterprise,
  getEnterprise,
} from '@atrium/domain-enterprise'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { InfoPage } from './info-page'

function open(more: readonly Answer[] = []) {
  let kept = anEnterprise({ name: 'Orchard', nameEn: null })
  const sent: object[] = []
  const answers = [
    answer(getEnterprise, () => kept),
    answer(changeEnterprise, ({ version, ...change }) => {
      sent.push(change)
      kept = { ...kept, ...(change as Partial<Enterprise>), version: version + 1 }
      return kept
    }),
    ...more,
  ]
  render(
    <PageStage path={consoleInfoPath} permissions={[]} answers={answers}>
      <InfoPage />
    </PageStage>,
  )
  return {
    sent,
    fill: async (label: RegExp, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } }),
    save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
  }
}

afterEach(cleanup)

describe('the enterprise info', () => {
  it('says when it could not be loaded', async () => {
    open([refusal(getEnterprise, 'unavailable', 503)])
    expect(await screen.findByText('The enterprise info could not be loaded')).toBeDefined()
  })
  it('is not sent without a name, or with a contact nobody reaches', async () => {
    const page = open()
    await page.fill(/^Name\*?$/, ' ')
    await page.fill(/^Phone/, 'call me')
    page.save()
    expect(await screen.findByText('This is not a phone number.')).toBeDefined()
    expect(screen.getByText(/Give the enterprise a name/)).toBeDefined()
    expect(page.sent).toEqual([])
  })
  it('sends what differs, and nothing else', async () => {
    const page = open()
    await page.fill(/^Address/, 'Hall 3')
    page.save()
    expect(await screen.findByText('Enterprise info saved')).toBeDefined()
    expect(page.sent).toEqual([{ address: 'Hall 3' }])
  })
  it('offers to reload when somebody else changed it', async () => {
    const late = answer(changeEnterprise, () => {
      throw new CallError({ code: 'enterprise-changed', message: 'changed', status: 409 })
    })
    const page = open([late])
    await page.fill(/^Name\*?$/, 'Late')
    page.save()
    fireEvent.click(await screen.findByRole('button', { name: 'Reload' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>(/^Name\*?$/).value).toBe('Orchard'),
    )
  })
})
