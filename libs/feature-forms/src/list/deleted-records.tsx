import { useErrorText, useFormats, useLocale, useMessages } from '@atrium/core-i18n'
import { read, useNet } from '@atrium/core-net'
import { useQuery as useAddress } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { type FormRecord, listRecords, type PublishedForm } from '@atrium/domain-forms'
import { DataGrid, type GridColumn } from '@atrium/ui-grid'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { DeleteIcon, RestoreIcon } from '@atrium/ui/icon'
import { Pagination } from '@atrium/ui/pagination'
import { SelectionBar } from '@atrium/ui/selection-bar'
import { useToast } from '@atrium/ui/toast'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { destroyRecordsWrite, restoreRecordsWrite } from '../data/form-calls'
import { listStateOf, queryOf } from '../data/list-state'
import { recordFields } from '../data/record-fields'
import { listMessages } from '../messages/list-messages'
import { recordColumns } from './record-columns'
import styles from '../pages/app-view-page.module.css'

const none: ReadonlySet<string> = new Set()
const pageSize = 50

/** The deleted records of a form, the latest first. */
export function DeletedRecords({ form }: { form: PublishedForm }) {
  const t = useMessages(listMessages)
  const { locale } = useLocale()
  const net = useNet()
  const formats = useFormats()
  const errorText = useErrorText()
  const toast = useToast()
  const canRestore = useCan('records.delete')
  const canDestroy = useCan('records.destroy')
  const { confirm, dialog } = useConfirm()
  const [query, setQuery] = useAddress()
  const [selected, setSelected] = useState(none)
  const { page } = listStateOf(query)
  const list = useQuery({
    ...read(listRecords, {
      formId: form.id,
      deleted: true,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    placeholderData: keepPreviousData,
  })
  const restore = useMutation(restoreRecordsWrite)
  const destroy = useMutation(destroyRecordsWrite)
  const refs = list.data?.refs
  const columns = useMemo((): GridColumn<FormRecord>[] => {
    const own = recordColumns(recordFields(form.schema, locale).slice(0, 6), {
      locale,
      nameOf: (id) => refs?.people[id] ?? refs?.records[id],
      fileHref: (id) => net.fileUrl(id),
      canEdit: false,
    }).map((column) => ({ ...column, canSort: false, canFilter: false }))
    const when: GridColumn<FormRecord> = {
      id: 'deleted_at',
      label: t('deleted-at'),
      width: 180,
      text: (record) => (record.deletedAt ? formats.dateTime(record.deletedAt) : ''),
    }
    return [...own.slice(0, 1), when, ...own.slice(1)]
  }, [form.schema, locale, refs, net, t, formats])

  const act = async (
    work: (ids: string[]) => Promise<{ count: number }>,
    done: 'restored' | 'destroyed',
  ) => {
    try {
      let count = 0
      for (const ids of inPieces([...selected])) count += (await work(ids)).count
      setSelected(none)
      toast({ text: t(done, { count: formats.number(count) }) })
    } catch (error) {
      toast({ text: errorText(error), tone: 'danger' })
    }
  }
  const onDestroy = async () => {
    const isSure = await confirm({
      act: t('destroy'),
      thing: form.name,
      amount: { count: selected.size, noun: t('noun') },
      consequence: t('destroy-advice'),
      typeName: true,
    })
    if (isSure) await act((ids) => destroy.mutateAsync({ formId: form.id, ids }), 'destroyed')
  }
  const total = list.data?.total
  return (
    <>
      {selected.size > 0 && (
        <div>
          <SelectionBar
            count={selected.size}
            total={null}
            isAll={false}
            onClear={() => setSelected(none)}
          >
            {canRestore && (
              <Button
                size="small"
                icon={RestoreIcon}
                loading={restore.isPending}
                onClick={() =>
                  void act((ids) => restore.mutateAsync({ formId: form.id, ids }), 'restored')
                }
              >
                {t('restore')}
              </Button>
            )}
            {canDestroy && (
              <Button
                size="small"
                kind="danger-quiet"
                icon={DeleteIcon}
                loading={destroy.isPending}
                onClick={() => void onDestroy()}
              >
                {t('destroy')}
              </Button>
            )}
          </SelectionBar>
        </div>
      )}
      <div className={styles['fill']}>
        <DataGrid<FormRecord>
          label={t('recycle-title', { name: form.name })}
          columns={columns}
          rows={list.data?.rows ?? []}
          rowId={(record) => record.id}
          isLoading={list.isPending}
          offset={(page - 1) * pageSize}
          error={list.isError ? errorText(list.error) : undefined}
          empty={
            <Empty picture="records" title={t('recycle-empty')} why={t('recycle-empty-advice')} />
          }
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      {total && total.count > pageSize && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total.count}
          onChange={(next) => setQuery(queryOf({ page: next.page }))}
          pageSizes={[pageSize]}
        />
      )}
      {dialog}
    </>
  )
}

/** As many ids as one call takes. */
function inPieces(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / 999) }, (_, at) =>
    ids.slice(at * 999, (at + 1) * 999),
  )
}
