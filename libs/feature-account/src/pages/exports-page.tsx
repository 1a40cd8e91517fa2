import { useErrorText, useMessages } from '@atrium/core-i18n'
import { mountReact } from '@atrium/core-routing'
import { LoadState } from '@atrium/core-shell'
import { exportHistoryDays, type ExportRecord } from '@atrium/domain-forms'
import { Card } from '@atrium/ui/card'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Text } from '@atrium/ui/text'
import { useToast } from '@atrium/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { exportCancelling, exportRemoval, exportsQuery } from '../data/export-queries'
import { ExportTable, nameOf } from '../exports/export-table'
import { exportMessages } from '../messages/export-messages'

/** What one had exported lately: how it comes along, and its file while there is one. */
export function ExportsPage() {
  const t = useMessages(exportMessages)
  const { confirm, dialog } = useConfirm()
  const query = useQuery(exportsQuery)
  const { data } = query
  const acts = useExportActs()
  const days = { days: exportHistoryDays }

  async function remove(row: ExportRecord) {
    const consequence = t('delete-hint')
    if (await confirm({ act: t('delete'), thing: nameOf(row), consequence })) acts.remove(row)
  }

  return (
    <Page>
      <PageHead title={t('title')} purpose={t('purpose', days)} />
      <LoadState title={t('list-failed')} query={query} count={4} />
      {data?.rows.length === 0 && (
        <Empty picture="records" title={t('empty', days)} why={t('empty-why')} />
      )}
      {data && data.rows.length > 0 && (
        <Card padding="none">
          <ExportTable
            rows={data.rows}
            cancelling={acts.cancelling}
            onCancel={acts.cancel}
            onDelete={(row) => void remove(row)}
          />
        </Card>
      )}
      {data?.cut && <Text tone="muted">{t('cut', { count: data.rows.length })}</Text>}
      {dialog}
    </Page>
  )
}

function useExportActs() {
  const t = useMessages(exportMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const removal = useMutation(exportRemoval)
  const cancelling = useMutation(exportCancelling)
  const tell = (said: 'deleted' | 'cancelled', row: ExportRecord) => ({
    onSuccess: () => toast({ text: t(said, { name: nameOf(row) }), tone: 'success' }),
    onError: (error: unknown) => toast({ text: errorText(error), tone: 'danger' }),
  })
  return {
    cancelling: cancelling.isPending ? cancelling.variables.jobId : null,
    remove: (row: ExportRecord) => removal.mutate({ exportId: row.id }, tell('deleted', row)),
    cancel: (row: ExportRecord) => cancelling.mutate({ jobId: row.id }, tell('cancelled', row)),
  }
}

export const mount = mountReact(ExportsPage)
