import { refusal } from '@atrium/core-net'
import { aProductText, changeTexts, listTexts } from '@atrium/domain-languages'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeTexts } from '../testing/fake-texts'
import { LanguagesStage } from '../testing/languages-stage'
import { LanguagesPage } from './languages-page'

const counted = aProductText({
  key: 'apps.form-count',
  lib: 'feature-apps',
  original: { 'zh-CN': '<% count %> 个表单', en: '<% count %> forms' },
})

function open(texts = [aProductText(), counted], more: Parameters<typeof fakeTexts>[0] = []) {
  const fake = fakeTexts([...texts, ...more])
  render(
    <LanguagesStage answers={fake.answers}>
      <LanguagesPage />
    </LanguagesStage>,
  )
  const editor = () => screen.findByRole('textbox', { name: 'Text' })
  return {
    ...fake,
    edit: async (key: string, language = 'English') =>
      fireEvent.click(
        await screen.findByRole('button', {
          name: new RegExp(`Edit the ${language} text of "${key}"`),
        }),
      ),
    write: async (text: string) => fireEvent.change(await editor(), { target: { value: text } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
    canSave: () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled,
    keys: () => screen.queryAllByText(/^[a-z]+\.[a-z-]+$/).map((each) => each.textContent),
  }
}

// Here is no layout, and a virtual list draws what is in view.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(57)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a text', () => {
  it('is not saved blank, unchanged or with other placeholders', async () => {
    const page = open()
    await page.edit('apps.form-count')
    expect(page.canSave()).toBe(false)
    await page.write(' ')
    expect(screen.getByText('Fill this in.')).toBeTruthy()
    await page.write('forms')
    expect(screen.getByText('Keep exactly these placeholders: count.')).toBeTruthy()
    expect(page.canSave()).toBe(false)
    page.press('Insert the placeholder count')
    expect(page.canSave()).toBe(true)
  })

  it('that somebody else changed meanwhile is not overwritten unseen', async () => {
    const page = open()
    await page.edit('garden.rose')
    await page.write('Peony')
    page.say('garden.rose', 'en', 'Tulip')
    page.press('Save')
    expect(await screen.findByText(/Someone else changed this text/)).toBeTruthy()
    expect(await screen.findByText('Tulip')).toBeTruthy()
    page.press('Save')
    await waitFor(() => expect(page.texts()[0]?.chosen.en).toBe('Peony'))
  })

  it('shows why the server refuses it, in the server’s words', async () => {
    const message = 'At most 2000 characters.'
    const refused = refusal(changeTexts, 'invalid-input', 400, [
      { path: ['changes', 0, 'text'], code: 'too-long', params: { max: 2000 }, message },
    ])
    render(
      <LanguagesStage answers={[...fakeTexts([aProductText()]).answers, refused]}>
        <LanguagesPage />
      </LanguagesStage>,
    )
    fireEvent.click(await screen.findByRole('button', { name: /English text of "garden.rose"/ }))
    fireEvent.change(await screen.findByRole('textbox', { name: 'Text' }), {
      target: { value: 'Peony' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('is previewed, saved, shown as changed, and back with undo', async () => {
    const page = open()
    await page.edit('apps.form-count')
    await page.write('<% count %> sheets')
    expect(screen.getByText('3 sheets')).toBeTruthy()
    page.press('Save')
    expect(await screen.findByText('Changed')).toBeTruthy()
    expect(page.texts()[1]?.chosen).toEqual({ 'zh-CN': null, en: '<% count %> sheets' })
    page.press('Undo')
    await waitFor(() => expect(page.texts()[1]?.chosen.en).toBeNull())
  })

  it('is written in either language, and goes back to the original', async () => {
    const page = open([aProductText({ chosen: { 'zh-CN': '月季', en: null } })])
    await page.edit('garden.rose', '简体中文')
    page.press('Back to the original')
    await waitFor(() => expect(page.texts()[0]?.chosen['zh-CN']).toBeNull())
  })

  it('that no longer fits its original says so', async () => {
    open([{ ...counted, chosen: { 'zh-CN': null, en: 'forms' } }])
    expect(await screen.findByText('No longer fits')).toBeTruthy()
  })
})

describe('the list of texts', () => {
  it('says when it could not be read', async () => {
    render(
      <LanguagesStage answers={[refusal(listTexts, 'unavailable', 500)]}>
        <LanguagesPage />
      </LanguagesStage>,
    )
    expect(await screen.findByText('The texts could not be loaded')).toBeTruthy()
  })

  it('is searched while typing, and says when nothing matches', async () => {
    const page = open()
    await screen.findByText('garden.rose')
    const search = screen.getByRole('searchbox')
    fireEvent.change(search, { target: { value: '玫瑰' } })
    await waitFor(() => expect(page.keys()).toEqual(['garden.rose']))
    fireEvent.change(search, { target: { value: 'zebra' } })
    expect(await screen.findByText('No text matches')).toBeTruthy()
  })

  it('narrows to what was changed', async () => {
    const page = open([aProductText(), { ...counted, chosen: { 'zh-CN': '改', en: null } }])
    fireEvent.click(await screen.findByText('Changed only'))
    await waitFor(() => expect(page.keys()).toEqual(['apps.form-count']))
    expect(screen.getByText('2 texts, 1 changed')).toBeTruthy()
  })

  it('says what a file would change before it does', async () => {
    const page = open()
    fireEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    fireEvent.click(await screen.findByText('Import changes'))
    const input = await screen.findByLabelText(/Drop an exported CSV file here/)
    const choose = (text: string) =>
      fireEvent.change(input, { target: { files: [new File([text], 'texts.csv')] } })
    choose('nothing of ours')
    expect(await screen.findByText(/could not read "texts.csv"/)).toBeTruthy()
    choose('key,en\ngarden.rose,Peony\ngarden.gone,x')
    expect(await screen.findByText('Texts to change: 1.')).toBeTruthy()
    expect(screen.getByText('garden.gone')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Import' }))
    expect(await screen.findByText('Texts imported: 1.')).toBeTruthy()
    expect(page.texts()[0]?.chosen.en).toBe('Peony')
  })

  it('draws only what is in view of ten thousand', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => aProductText({ key: `many.text-${at}` }))
    open(many)
    await screen.findByText('many.text-0')
    expect(screen.getAllByRole('listitem').length).toBeLessThan(80)
    expect(screen.getByText('10,000 texts, 0 changed')).toBeTruthy()
  })
})
