import { createI18n, useFormats } from '@atrium/core-i18n'
import { createQueryClient, fakeNet } from '@atrium/core-net'
import { DatePicker } from '@atrium/ui/date-picker'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Providers } from './app'

afterEach(cleanup)

it('a switch of language reaches the component kit, Intl formats and the document', async () => {
  const i18n = createI18n({ locale: 'zh-CN' })
  render(
    <Providers i18n={i18n} client={createQueryClient(fakeNet([]))}>
      <DatePicker label="day" value={null} onChange={() => undefined} />
      <Day />
    </Providers>,
  )
  expect(screen.getByPlaceholderText('请选择日期')).toBeTruthy()
  expect(screen.getByText('2026/11/21')).toBeTruthy()
  expect(document.documentElement.lang).toBe('zh-CN')
  await act(() => i18n.setLocale('en'))
  expect(screen.getByPlaceholderText('Select date')).toBeTruthy()
  expect(screen.getByText('11/21/2026')).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
})

function Day() {
  return <p>{useFormats().date('2026-11-21')}</p>
}
