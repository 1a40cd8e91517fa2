import { answer, type Answer, refusal } from '@atrium/core-net'
import { PageStage } from '@atrium/core-shell/testing'
import { cancelJob } from '@atrium/domain-core'
import {
  anExportRecord,
  deleteExport,
  type ExportRecord,
  listExports,
  settingsExportsPath,
} from '@atrium/domain-forms'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ExportsPage } from './exports-page'

afterEach(cleanup)

function open(first: readonly ExportRecord[], more: readonly Answer[] = []) {
  let rows = [...first]
  const answers = [
    answer(listExports, () => ({ rows, cut: false })),
    answer(deleteExport, ({ exportId }) => {
      rows = rows.filter(({ id }) => id !== exportId)
      return {}
    }),
    answer(cancelJob, ({ jobId }) => {
      rows = rows.filter(({ id }) => id !== jobId)
      return {
        id: jobId,
        kind: 'forms.export',
        title: '',
        state: 'cancelled' as const,
        done: 0,
        total: null,
        result: null,
        error: null,
        createdAt: '2026-11-21T08:00:00.000Z',
        finishedAt: null,
      }
    }),
    ...more,
  ]
  render(
    <PageStage path={settingsExportsPath} permissions={[]} answers={answers}>
      <ExportsPage />
    </PageStage>,
  )
}

describe('the export history', () => {
  it('says so when it cannot be read, and when there is nothing', async () => {
    open([], [refusal(listExports, 'unavailable', 503)])
    expect(await screen.findByText('The exports could not be loaded')).toBeTruthy()
    cleanup()
    open([])
    expect(await screen.findByText('Nothing was exported in the last 3 days')).toBeTruthy()
  })
  it('tells how each stands, and offers a file only while there is one', async () => {
    open([
      anExportRecord({ fileName: 'Orders.xlsx' }),
      anExportRecord({ fileName: 'Stock.csv', fileId: null, application: null }),
      anExportRecord({ formName: 'Visits', state: 'failed', fileName: null, error: 'internal' }),
      anExportRecord({ formName: 'Big', state: 'preparing', fileName: null, done: 5, total: 10 }),
    ])
    const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!)
    const orders = await row('Orders.xlsx')
    expect(orders.getByRole('link', { name: 'Download "Orders.xlsx"' })).toBeTruthy()
    const stock = await row('Stock.csv')
    expect(stock.queryByRole('link')).toBeNull()
    expect(stock.getByText('File removed')).toBeTruthy()
    expect(stock.getByText('Deleted application')).toBeTruthy()
    expect((await row('Visits')).getByText('Failed')).toBeTruthy()
    expect(screen.getByText('5 of 10 records')).toBeTruthy()
  })
  it('deletes one after asking, and cancels one that is on its way', async () => {
    open([
      anExportRecord({ fileName: 'Orders.xlsx' }),
      anExportRecord({ formName: 'Big', state: 'preparing', fileName: null }),
    ])
    fireEvent.click(
      await screen.findByRole('button', { name: 'Delete the export of "Orders.xlsx"' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: /^Delete/ }))
    expect(await screen.findByText('The export of "Orders.xlsx" was deleted')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the export of "Big"' }))
    expect(await screen.findByText('Nothing was exported in the last 3 days')).toBeTruthy()
  })
})
