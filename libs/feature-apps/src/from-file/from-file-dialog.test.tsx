import { answer, type Answer, refusal } from '@atrium/core-net'
import { getJob } from '@atrium/domain-core'
import { inspectFile } from '@atrium/domain-forms'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { AppsStage } from '../testing/apps-stage'
import { fakeApps } from '../testing/fake-apps'
import { fakeFiles } from '../testing/fake-file'
import { FromFileDialog } from './from-file-dialog'

function open(more: readonly Answer[] = []) {
  const files = fakeFiles()
  const apps = fakeApps([])
  render(
    <AppsStage answers={[...apps.answers, ...files.answers, ...more]}>
      <FromFileDialog onClose={() => undefined} />
    </AppsStage>,
  )
  return { ...files, ...apps }
}

function drop(name: string) {
  const input = screen.getByRole('dialog').querySelector('input[type=file]')!
  fireEvent.change(input, { target: { files: [new File(['a,b'], name)] } })
}

const aFailedJob = {
  id: '00000000-0000-7000-8000-0000000000b1',
  kind: 'forms.import',
  title: 'movies',
  state: 'failed' as const,
  done: 0,
  total: null,
  result: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  finishedAt: '2026-01-01T00:00:01.000Z',
}

const nameOf = (column: string) => screen.findByLabelText(`Field name: ${column}`)

afterEach(cleanup)

describe('a file to make an application from', () => {
  it('is refused before it is sent when it is no table', async () => {
    open()
    drop('holiday.png')
    expect(await screen.findByText(/"holiday.png" is not supported/)).toBeDefined()
  })

  it('that cannot be read says why and lets another be chosen', async () => {
    open([refusal(inspectFile, 'import-empty')])
    drop('movies.csv')
    expect(await screen.findByText('This file cannot be used')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Another file' }))
    expect(screen.getByText('XLSX, XLS, CSV or JSON')).toBeDefined()
  })

  it('is not taken while two columns have one name or none is left', async () => {
    open()
    drop('movies.csv')
    fireEvent.change(await nameOf('US Gross'), { target: { value: 'Title' } })
    expect(screen.getAllByText('Used twice')).toHaveLength(2)
    const create = screen.getByRole('button', { name: 'Create and import' })
    expect(create).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Import all columns' }))
    expect(screen.getByText('Choose at least one column.')).toBeDefined()
  })

  it('says with the number why its rows were not imported', async () => {
    const failure = { error: 'too-long', errorDetails: { max: 7 } }
    open([answer(getJob, () => ({ ...aFailedJob, ...failure }))])
    drop('movies.csv')
    await nameOf('US Gross')
    fireEvent.click(screen.getByRole('button', { name: 'Create and import' }))
    expect(await screen.findByText('At most 7 characters.')).toBeDefined()
  })

  it('becomes an application with the columns as they were corrected', async () => {
    const page = open()
    drop('movies.csv')
    fireEvent.change(await nameOf('US Gross'), { target: { value: 'Gross' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Import "Notes"' }))
    expect(screen.getByText('This creates 4 fields and imports 3,201 rows.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Create and import' }))
    await waitFor(() => expect(page.made()).toBeDefined())
    expect(page.apps().map((app) => app.name)).toEqual(['movies'])
    const columns = page.made()?.columns.map(({ column, field }) => [column, field.label])
    expect(columns).toEqual([
      [0, 'Title'],
      [1, 'Gross'],
      [2, 'Release Date'],
      [3, 'MPAA Rating'],
    ])
    expect(await screen.findByText('3,199 records imported.')).toBeDefined()
    expect(screen.getByText('2 rows were not imported.')).toBeDefined()
  })
})
