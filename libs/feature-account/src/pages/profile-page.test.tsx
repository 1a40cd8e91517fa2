import { answer, CallError, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  aDepartment,
  anOwnProfile,
  changeOwnProfile,
  getOwnProfile,
  listDepartments,
  settingsProfilePath,
} from '@atrium/domain-org'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ProfilePage } from './profile-page'

const sales = aDepartment({ name: 'Sales' })

function open() {
  let profile = anOwnProfile({
    name: 'Ada',
    phone: '13812345678',
    departmentIds: [sales.id],
    superior: { id: sales.id, name: 'Boss' },
  })
  const sent: unknown[] = []
  render(
    <PageStage
      path={settingsProfilePath}
      permissions={['org.read']}
      answers={[
        answer(listDepartments, () => ({ rows: [sales], cut: false })),
        answer(getOwnProfile, () => profile),
        answer(changeOwnProfile, ({ version, ...change }) => {
          if (version !== profile.version) {
            const said = 'Somebody has just changed this member.'
            throw new CallError({ code: 'member-changed', message: said, status: 409 })
          }
          sent.push(change)
          profile = { ...profile, ...change, version: version + 1 } as typeof profile
          return profile
        }),
      ]}
    >
      <ProfilePage />
    </PageStage>,
  )
  return {
    sent,
    meanwhile: (part: Partial<typeof profile>) => {
      profile = { ...profile, ...part, version: profile.version + 1 }
    },
    type: async (field: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(field), { target: { value } }),
    save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
  }
}

afterEach(cleanup)

describe('my info', () => {
  it('says when it could not be loaded', async () => {
    render(
      <PageStage
        path={settingsProfilePath}
        permissions={['org.read']}
        answers={[refusal(getOwnProfile, 'rate-limited', 429)]}
      >
        <ProfilePage />
      </PageStage>,
    )
    expect(await screen.findByText('Your info could not be loaded')).toBeDefined()
  })

  it('is refused a phone that is none, beside the field', async () => {
    const page = open()
    await page.type('Phone', 'call me')
    page.save()
    expect(await screen.findByText('Enter a valid phone number')).toBeDefined()
    expect(page.sent).toEqual([])
  })

  it('is refused when it has changed meanwhile, and can be read again', async () => {
    const page = open()
    await page.type('Signature', 'Mine')
    page.meanwhile({ signature: 'Theirs' })
    page.save()
    expect(await screen.findByText(/just changed/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Read the latest' }))
    expect(await screen.findByDisplayValue('Theirs')).toBeDefined()
  })

  it('refuses a portrait that is no picture', async () => {
    open()
    const input = await screen.findByLabelText(/Change portrait/)
    fireEvent.change(input, { target: { files: [new File(['x'], 'me.svg')] } })
    expect(await screen.findByText('Choose a JPG, JPEG, GIF, PNG or BMP picture.')).toBeDefined()
  })

  it('sends what was changed, and nothing else', async () => {
    const page = open()
    await page.type('Signature', 'Here')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Hide my phone number' }))
    page.save()
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(page.sent).toEqual([{ signature: 'Here', phoneHidden: true }])
  })

  it('shows where one stands, and leads to the language', async () => {
    open()
    expect(await screen.findByText('Sales')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Boss' })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Go to Account security' })
    expect(link.getAttribute('href')).toBe('/settings/security')
  })
})
