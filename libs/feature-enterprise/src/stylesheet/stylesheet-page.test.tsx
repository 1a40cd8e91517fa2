import { answer, type Answer, CallError, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import { plainSkin, type Skin } from '@atrium/domain-core'
import {
  applyStylesheet,
  consoleStylesheetPath,
  getStylesheet,
  resetStylesheet,
  saveStylesheet,
  type Stylesheet,
} from '@atrium/domain-enterprise'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { StylesheetPage } from './stylesheet-page'

function open(more: readonly Answer[] = []) {
  let sheet: Stylesheet = { applied: plainSkin, draft: null, appliedAt: null, version: 3 }
  const next = (part: Partial<Stylesheet>) => {
    sheet = { ...sheet, ...part, version: sheet.version + 1 }
    return sheet
  }
  const answers = [
    answer(getStylesheet, () => sheet),
    answer(saveStylesheet, ({ draft }) => next({ draft: draft as Skin | null })),
    answer(applyStylesheet, ({ skin }) => next({ draft: null, applied: skin as Skin })),
    answer(resetStylesheet, () => next({ draft: null, applied: plainSkin })),
    ...more,
  ]
  render(
    <PageStage path={consoleStylesheetPath} permissions={[]} answers={answers}>
      <StylesheetPage />
    </PageStage>,
  )
  return {
    sheet: () => sheet,
    choose: async (hue: string) => fireEvent.click(await screen.findByRole('radio', { name: hue })),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  }
}

const isDisabled = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled

afterEach(cleanup)

describe('the stylesheet', () => {
  it('says when it could not be loaded', async () => {
    open([refusal(getStylesheet, 'unavailable', 503)])
    expect(await screen.findByText('The stylesheet could not be loaded')).toBeDefined()
  })
  it('is not applied while it cannot be read, and says the contrast it has', async () => {
    const page = open()
    await page.choose('Teal')
    fireEvent.change(screen.getByLabelText(/^Own colour/), { target: { value: '#f5d90a' } })
    expect((await screen.findAllByText('Hard to read')).length).toBe(2)
    expect(screen.getByText('1.41 : 1 (needs 4.5 : 1)')).toBeDefined()
    expect(isDisabled('Apply')).toBe(true)
  })
  it('is a draft until it is applied', async () => {
    const page = open()
    await page.choose('Teal')
    page.press('Save draft')
    await waitFor(() => expect(page.sheet().draft?.brand).toBe('#0d7a68'))
    expect(page.sheet().applied.brand).toBeNull()
    await waitFor(() => expect(isDisabled('Apply')).toBe(false))
    page.press('Apply')
    await waitFor(() => expect(page.sheet().applied.brand).toBe('#0d7a68'))
    await waitFor(() => expect(isDisabled('Apply')).toBe(true))
  })
  it('offers to reload when somebody else changed it', async () => {
    const late = answer(applyStylesheet, () => {
      throw new CallError({ code: 'enterprise-changed', message: 'changed', status: 409 })
    })
    const page = open([late])
    await page.choose('Rose')
    page.press('Apply')
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeDefined()
  })
})
