import { type Answer, answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import { consoleSecurityPath, getSignOn, setSignOn, testSignOn } from '@atrium/domain-auth'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SignOnView } from './sign-on-view'

const redirectUri = 'https://atrium.example/login'

function open(more: readonly Answer[] = []) {
  const saved: unknown[] = []
  const answers = [
    answer(getSignOn, () => ({ config: null, hasSecret: false, redirectUri })),
    answer(testSignOn, ({ provider }) => ({ issuer: provider.issuer, missingScopes: [] })),
    answer(setSignOn, (input) => {
      saved.push(input)
      return { config: input.config, hasSecret: true, redirectUri }
    }),
  ]
  render(
    <PageStage path={consoleSecurityPath} permissions={[]} answers={[...answers, ...more]}>
      <SignOnView />
    </PageStage>,
  )
  const user = userEvent.setup()
  const fill = async (label: RegExp, text: string) =>
    user.type(await screen.findByLabelText(label), text)
  return {
    saved,
    user,
    fill,
    async fillAll() {
      await fill(/^Name/, 'Spruce ID')
      await fill(/^Issuer/, 'https://id.spruce.example')
      await fill(/^Client ID/, 'atrium')
      await fill(/^Client secret/, 'only two know')
      await fill(/^Mail domains/, 'spruce.example')
    },
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  }
}

afterEach(cleanup)

describe('single sign-on in the console', () => {
  it('says that it could not be read, and what a provider does not answer', async () => {
    open([refusal(getSignOn, 'internal', 500)])
    expect(await screen.findByText('Single sign-on could not be read')).toBeTruthy()
  })
  it('refuses what is missing or malformed, beside the field', async () => {
    const page = open()
    await page.fill(/^Issuer/, 'http://id.spruce.example')
    await page.press('Save')
    expect(screen.getByText('An address that begins with https')).toBeTruthy()
    expect(screen.getAllByText('Fill this in').length).toBeGreaterThan(2)
    await page.fill(/^Mail domains/, 'spruce')
    expect(screen.getByText('Not a domain of an enterprise: spruce')).toBeTruthy()
    expect(page.saved).toEqual([])
  })
  it('tests a provider before anything is saved', async () => {
    const page = open([refusal(testSignOn, 'sign-on-unreachable', 503)])
    await page.fillAll()
    await page.press('Test connection')
    expect(await screen.findByText('sign-on-unreachable')).toBeTruthy()
    expect(page.saved).toEqual([])
  })
  it('asks before it becomes the only way in', async () => {
    const page = open()
    await page.fillAll()
    await page.user.click(screen.getByRole('radio', { name: /^Required/ }))
    await page.press('Save')
    const dialog = await screen.findByRole('dialog')
    expect(page.saved).toEqual([])
    await page.user.click(within(dialog).getByRole('button', { name: 'Require single sign-on' }))
    await expect
      .poll(() => page.saved)
      .toMatchObject([
        { secret: 'only two know', config: { enabled: true, required: true, match: 'email' } },
      ])
  })
})
