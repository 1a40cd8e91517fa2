import { I18nProvider } from '@atrium/core-i18n'
import { answer, createQueryClient, fakeNet, NetProvider, refusal } from '@atrium/core-net'
import { TestPage } from '@atrium/core-routing'
import { formSettingPath } from '@atrium/domain-forms'
import {
  aPreviewLink,
  createPreviewLink,
  listPreviewLinks,
  type PreviewLink,
  revokePreviewLink,
} from '@atrium/domain-public'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { ShareDialog } from './share-dialog'

const form = { id: '0190a5b0-0000-7000-8000-000000000001', name: 'Patients', version: 1 }
const token = 't'.repeat(43)

function open(links: PreviewLink[] = [], more: Parameters<typeof fakeNet>[0] = []) {
  const net = fakeNet([
    answer(listPreviewLinks, () => links),
    answer(createPreviewLink, ({ shows }) => {
      const link = aPreviewLink({ shows })
      links.unshift(link)
      return { link, token }
    }),
    answer(revokePreviewLink, ({ linkId }) => {
      links.splice(
        links.findIndex(({ id }) => id === linkId),
        1,
      )
      return {}
    }),
    ...more,
  ])
  render(
    <I18nProvider locale="en">
      <NetProvider client={createQueryClient(net)}>
        <TestPage path={formSettingPath}>
          <ShareDialog form={form} onClose={() => undefined} />
        </TestPage>
      </NetProvider>
    </I18nProvider>,
  )
  const user = userEvent.setup()
  return { press: async (name: RegExp) => user.click(await screen.findByRole('button', { name })) }
}

afterEach(cleanup)

describe('sharing a preview', () => {
  it('says why a link is refused', async () => {
    const page = open([], [refusal(createPreviewLink, 'conflict')])
    await page.press(/Create link/)
    expect(await screen.findByRole('alert')).toBeDefined()
  })

  it('shows the address of a new link once, and lists it', async () => {
    const page = open()
    expect(await screen.findByText('No link is in use.')).toBeDefined()
    await page.press(/Create link/)
    const input = await screen.findByLabelText<HTMLInputElement>('Preview link')
    expect(input.value).toMatch(new RegExp(`/preview/${token}$`))
    expect(await screen.findByText('Not opened yet')).toBeDefined()
  })

  it('ends a link', async () => {
    const page = open([aPreviewLink({ opened: 3 })])
    expect(await screen.findByText('Opened 3×')).toBeDefined()
    await page.press(/Revoke the link made by Lin/)
    await waitFor(() => expect(screen.getByText('No link is in use.')).toBeDefined())
  })
})
