import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { mountReact } from './pages/mount-react'
import { useQuery, useUnsavedChanges } from './pages/page-hooks'
import { anEntry, heading, openWindow, type RoutedWindow } from './testing/routed-window'

function FormPage() {
  const [text, setText] = useState('')
  const [, setQuery] = useQuery()
  useUnsavedChanges(text !== '')
  return (
    <>
      <h1>Form</h1>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setText('')}>
        Save
      </button>
      <button type="button" onClick={() => setQuery({ tab: 'two' })}>
        Tab
      </button>
    </>
  )
}

const feature = {
  id: 'test',
  routes: [
    anEntry('/form', { page: () => Promise.resolve({ mount: mountReact(FormPage) }) }),
    anEntry('/list'),
  ],
}
let opened: RoutedWindow

/** Whether the browser would ask before the window is reloaded or closed. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(async () => {
  opened = await openWindow('/list', [feature])
  await vi.waitFor(() => heading('Page /list').element())
  opened.routing.navigate('/form')
  await browserPage.getByLabelText('text').fill('half')
})
afterEach(() => opened.close())

describe('unsaved changes', () => {
  it('hold back who follows a link, until they decide', async () => {
    opened.routing.navigate('/list')
    await vi.waitFor(() => expect(opened.view.leaving).not.toBeNull())
    await expect.element(browserPage.getByLabelText('text')).toHaveValue('half')
    opened.view.leaving?.stay()
    await vi.waitFor(() => expect(opened.view.leaving).toBeNull())
    expect(opened.routing.here()).toBe('/form')
    opened.routing.navigate('/list')
    await vi.waitFor(() => expect(opened.view.leaving).not.toBeNull())
    opened.view.leaving?.leave()
    await expect.element(heading('Page /list')).toBeVisible()
  })
  it('hold back who goes back', async () => {
    opened.routing.back()
    await vi.waitFor(() => expect(opened.view.leaving).not.toBeNull())
    opened.view.leaving?.leave()
    await expect.element(heading('Page /list')).toBeVisible()
    opened.routing.back()
    expect(opened.view.leaving).toBeNull()
  })
  it('are asked about by the browser when the window is reloaded or closed', async () => {
    expect(browserAsks()).toBe(true)
    await browserPage.getByRole('button', { name: 'Save' }).click()
    expect(browserAsks()).toBe(false)
  })
  it('hold nobody who stays on the page, or who saved', async () => {
    await browserPage.getByRole('button', { name: 'Tab' }).click()
    await vi.waitFor(() => expect(opened.routing.here()).toBe('/form?tab=two'))
    await browserPage.getByRole('button', { name: 'Save' }).click()
    opened.routing.navigate('/list')
    await expect.element(heading('Page /list')).toBeVisible()
  })
  it('of a page that was left anyway come back with it, and are then asked about again', async () => {
    opened.routing.navigate('/list')
    await vi.waitFor(() => expect(opened.view.leaving).not.toBeNull())
    opened.view.leaving?.leave()
    await expect.element(heading('Page /list')).toBeVisible()
    expect(browserAsks()).toBe(false)
    opened.routing.back()
    await expect.element(browserPage.getByLabelText('text')).toHaveValue('half')
    await vi.waitFor(() => expect(browserAsks()).toBe(true))
  })
})
