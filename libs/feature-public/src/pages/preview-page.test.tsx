import { answer, refusal } from '@atrium/core-net'
import { aField, aFormSchema } from '@atrium/domain-forms'
import { openPreview, type Preview, previewPath } from '@atrium/domain-public'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PublicStage } from '../testing/public-stage'
import { PreviewPage } from './preview-page'

const preview: Preview = {
  name: 'Patients',
  enterprise: 'Meadow Clinic',
  shows: 'published',
  schema: aFormSchema([
    aField('text', { label: 'Name', required: true }),
    aField('person', { label: 'Doctor' }),
  ]),
  expiresAt: '2026-12-01T08:00:00.000Z',
}

const open = (given: Parameters<typeof PublicStage>[0]['answers'][number]) =>
  render(
    <PublicStage path={previewPath} at="/preview/token" answers={[given]}>
      <PreviewPage />
    </PublicStage>,
  )

afterEach(cleanup)

describe('a preview', () => {
  it.each([
    ['preview-ended', 404, 'This preview has ended'],
    ['preview-not-found', 404, 'There is no such preview'],
    ['internal', 500, 'The preview could not be loaded'],
  ])('explains %s', async (code, status, title) => {
    open(refusal(openPreview, code, status))
    expect(await screen.findByText(title)).toBeDefined()
  })

  it('shows the form with its rules, and sends nothing', async () => {
    open(answer(openPreview, () => preview))
    expect(await screen.findByRole('heading', { level: 1, name: 'Patients' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Check answers' }))
    expect(await screen.findByText('One field needs attention')).toBeDefined()
    fireEvent.change(screen.getByLabelText(/Name/), { target: { value: 'Lin' } })
    expect(await screen.findByText(/would be submitted now/)).toBeDefined()
  })

  it('does not look up people of the space', async () => {
    open(answer(openPreview, () => preview))
    expect(await screen.findByLabelText(/Doctor/)).toHaveProperty('disabled', true)
  })

  it('says that a draft is one', async () => {
    open(answer(openPreview, () => ({ ...preview, shows: 'draft' as const })))
    expect(await screen.findByText(/still being designed/)).toBeDefined()
  })
})
