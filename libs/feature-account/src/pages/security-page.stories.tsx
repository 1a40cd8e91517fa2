import { answer } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import {
  aSecurityRecord,
  anAccountSecurity,
  anOwnSession,
  beginTwoStep,
  getAccountSecurity,
  listOwnSessions,
  listSecurityRecords,
  securityActs,
  settingsSecurityPath,
} from '@atrium/domain-account'
import type { Locale } from '@atrium/domain-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { SecurityPage } from './security-page'

interface Scene {
  readonly twoStep: boolean
  readonly at: string
  readonly locale: Locale
}

const meta: Meta<Scene> = {
  title: 'feature-account/Security',
  parameters: { layout: 'fullscreen' },
  args: { twoStep: false, at: '/settings/security', locale: 'en' },
  render: ({ twoStep, at, locale }) => (
    <PageStage
      path={settingsSecurityPath}
      at={at}
      permissions={[]}
      locale={locale}
      answers={answersOf(twoStep)}
    >
      <SecurityPage />
    </PageStage>
  ),
}
export default meta
type Story = StoryObj<Scene>

export const Page: Story = {}
export const WithTwoSteps: Story = { args: { twoStep: true, locale: 'zh-CN' } }
export const ChangePassword: Story = { args: { at: '/settings/security?open=password' } }

export const Scan: Story = {
  args: { at: '/settings/security?open=two-step' },
  async play() {
    await userEvent.type(await screen.findByLabelText('Your password'), 'right{Enter}')
    const field = await screen.findByLabelText('Verification code')
    await waitFor(() => expect(field).toBeVisible())
  },
}

function answersOf(twoStep: boolean) {
  const on = { since: '2026-11-21T08:00:00.000Z', recoveryCodesLeft: 9 }
  return [
    answer(getAccountSecurity, () => anAccountSecurity({ twoStep: twoStep ? on : null })),
    answer(listOwnSessions, () => ({
      rows: [anOwnSession({ current: true }), anOwnSession({ ip: '2001:db8::7' })],
    })),
    answer(listSecurityRecords, () => ({
      rows: securityActs.map((act) => aSecurityRecord({ act })),
      cut: true,
    })),
    answer(beginTwoStep, () => ({
      key: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Atrium:lin?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Atrium',
    })),
  ]
}
