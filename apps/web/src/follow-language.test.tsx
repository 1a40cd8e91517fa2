import { createI18n, I18nProvider } from '@atrium/core-i18n'
import { answer, createQueryClient, fakeNet, NetProvider, read } from '@atrium/core-net'
import { getHealth } from '@atrium/domain-core'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { followLanguage } from './follow-language'

afterEach(cleanup)

it('what the server says in a language is read again when the language is switched, and only then', async () => {
  const i18n = createI18n({ locale: 'en' })
  let asked = 0
  const said = answer(getHealth, () => {
    asked += 1
    return {
      status: 'ready' as const,
      version: i18n.locale() === 'en' ? 'Business user' : '业务专员',
    }
  })
  const client = createQueryClient(fakeNet([said]))
  const stop = followLanguage(i18n, client)
  render(
    <I18nProvider i18n={i18n}>
      <NetProvider client={client}>
        <Name />
      </NetProvider>
    </I18nProvider>,
  )
  await screen.findByText('Business user')
  await act(() => i18n.setLocale('en'))
  expect(asked).toBe(1)
  await act(() => i18n.setLocale('zh-CN'))
  expect(await screen.findByText('业务专员')).toBeTruthy()
  stop()
})

function Name() {
  return <p>{useQuery(read(getHealth, {})).data?.version}</p>
}
