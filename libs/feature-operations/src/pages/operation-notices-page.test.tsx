import { aNotice, type Notice, someText } from '@atrium/domain-public'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeNotices } from '../testing/fake-notices'
import { OperationsStage } from '../testing/operations-stage'
import { OperationNoticesPage } from './operation-notices-page'

function open(first: readonly Notice[] = [], at?: string) {
  const fake = fakeNotices(first)
  render(
    <OperationsStage answers={fake.answers} {...(at ? { at } : {})}>
      <OperationNoticesPage />
    </OperationsStage>,
  )
  const press = async (name: string) =>
    fireEvent.click((await screen.findAllByRole('button', { name }))[0]!)
  return {
    ...fake,
    press,
    async fill(title: string, text: string) {
      const drawer = within(await screen.findByRole('dialog'))
      fireEvent.change(drawer.getByLabelText(/^Title/), { target: { value: title } })
      fireEvent.change(drawer.getByRole('textbox', { name: /^Text/ }), { target: { value: text } })
    },
  }
}

afterEach(cleanup)

describe('the notices of an operator', () => {
  it('are not published without title and text', async () => {
    const page = open()
    await page.press('Write notice')
    await page.press('Publish')
    expect(await screen.findByText('Give the notice a title.')).toBeDefined()
    expect(screen.getByText('Write the text.')).toBeDefined()
    expect(page.notices()).toEqual([])
  })

  it('are kept as drafts when they cannot be published', async () => {
    const page = open()
    await page.press('Write notice')
    await page.fill('Late', 'Too late.')
    expect(await screen.findByText('Too late.', { selector: 'p' })).toBeDefined()
    await page.press('Save draft')
    await waitFor(() => expect(page.notices()).toMatchObject([{ state: 'draft' }]))
    expect(await screen.findByText('Saved')).toBeDefined()
  })

  it('are published with what was written', async () => {
    const page = open()
    await page.press('Write notice')
    await page.fill('Upgrade', '## When\n\n- **Sunday**')
    await page.press('Publish')
    expect(await screen.findByText('The notice is published')).toBeDefined()
    expect(page.notices()).toMatchObject([
      {
        state: 'published',
        text: { title: 'Upgrade', body: { blocks: [{ kind: 'heading' }, { kind: 'list' }] } },
      },
    ])
    expect(await screen.findByText('Live')).toBeDefined()
  })

  it('are withdrawn, and then deleted after asking', async () => {
    const notice = aNotice({ state: 'published', from: '2026-01-01T00:00:00.000Z' })
    const page = open([notice], `/platform/operation-notices?notice=${notice.id}`)
    await page.press('Withdraw')
    await waitFor(() => expect(page.notices()[0]?.state).toBe('withdrawn'))
    await page.press('Delete')
    const ask = within((await screen.findAllByRole('dialog')).at(-1)!)
    fireEvent.click(await ask.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.notices()).toEqual([]))
    expect(await screen.findByText('No notices yet')).toBeDefined()
  })

  it('are narrowed, and found again', async () => {
    const notice = aNotice({ text: { title: 'Blank', body: someText('x') } })
    const page = open([notice], '/platform/operation-notices?status=live')
    expect(await screen.findByText('No notice fits')).toBeDefined()
    await page.press('Clear filters')
    expect(await screen.findByText('Blank')).toBeDefined()
  })
})
