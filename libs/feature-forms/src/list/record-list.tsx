import { useErrorText, useLocale, useMessages } from '@atrium/core-i18n'
import { isCallError, useNet } from '@atrium/core-net'
import { useCan } from '@atrium/core-session'
import type { Filter } from '@atrium/domain-core'
import type { FormRecord, PublishedForm } from '@atrium/domain-forms'
import { DataGrid, FilterChips, newCondition } from '@atrium/ui-grid'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { AddIcon, ExpandIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { type ReactNode, useMemo, useState } from 'react'
import { filterFieldsOf } from '../data/filter-fields'
import { useFormAccess, useVisibleForm } from '../data/use-form-access'
import { FilterLookup } from '../fields/filter-lookup'
import { ExportDialog } from '../jobs/export-dialog'
import { listMessages } from '../messages/list-messages'
import { RecordDrawer } from '../record/record-drawer'
import { BulkBar } from './bulk-bar'
import { ListFoot } from './list-foot'
import { ListToolbar } from './list-toolbar'
import { recordColumns } from './record-columns'
import { useCellEdits } from './use-cell-edits'
import { useChangedRows } from './use-changed-rows'
import { useFilterNames } from './use-filter-names'
import { type RecordListModel, useRecordList } from './use-record-list'
import { useSelection } from './use-selection'
import styles from './record-list.module.css'

/** The records of a form: find, order, edit in place, select, open; all of it in the address. */
export function RecordList({ form: published }: { form: PublishedForm }) {
  const t = useMessages(listMessages)
  const { locale } = useLocale()
  const net = useNet()
  const access = useFormAccess(published.id)
  const form = useVisibleForm(published, access)
  const canWrite = useCan('records.write') && access.may('edit')
  const model = useRecordList(form)
  const { state, change, list, rows, shown, fields, nameOf, query, setQuery } = model
  const selection = useSelection(model)
  const edits = useCellEdits({ form, rows })
  const marked = useChangedRows(
    rows,
    list.isPlaceholderData
      ? null
      : JSON.stringify([model.found, state.sorts, model.offset, model.pageSize]),
    edits.isOwn,
  )
  const [filterDraft, setFilterDraft] = useState<Filter | null | undefined>(null)
  const [isExporting, setExporting] = useState(false)

  const columns = useMemo(
    () =>
      recordColumns(shown, {
        locale,
        nameOf,
        fileHref: (id) => net.fileUrl(id),
        canEdit: canWrite,
      }),
    [shown, locale, nameOf, net, canWrite],
  )
  const filterNameOf = useFilterNames(state.filter, fields, nameOf)
  const filterFields = useMemo(
    () =>
      filterFieldsOf(
        fields.filter(({ id }) => (access.fieldOf(id)?.see ?? 'all') === 'all'),
        {
          nameOf: filterNameOf,
          lookup: (field, props) => <FilterLookup field={field} nameOf={filterNameOf} {...props} />,
        },
      ),
    [fields, filterNameOf, access],
  )
  const open = (id: string | undefined) => setQuery({ record: id })
  const filterBy = (columnId: string) => {
    const field = filterFields.find((known) => known.id === columnId)
    if (!field) return
    const now = state.filter ? [state.filter] : []
    setFilterDraft({ kind: 'group', join: 'and', of: [...now, newCondition(field)] })
  }
  return (
    <div className={styles['page']}>
      {selection.count > 0 ? (
        <BulkBar
          form={form}
          selection={selection}
          total={model.total}
          onExport={() => setExporting(true)}
        />
      ) : (
        <ListToolbar
          form={form}
          model={model}
          filterFields={filterFields}
          filterDraft={filterDraft}
          onFilterDraft={setFilterDraft}
          onNew={() => open('new')}
          onImport={() => setQuery({ import: 'yes' })}
          onExport={() => setExporting(true)}
        />
      )}
      <FilterChips
        fields={filterFields}
        filter={state.filter}
        onChange={(filter) => change({ filter })}
        onEdit={() => setFilterDraft(state.filter)}
      />
      <div className={`${styles['grid']} ${list.isPlaceholderData ? styles['stale'] : ''}`}>
        <DataGrid<FormRecord>
          label={t('records', { name: form.name })}
          columns={columns}
          rows={rows}
          rowId={idOf}
          isLoading={list.isPending}
          offset={model.offset}
          {...(model.total?.exact ? { rowCount: model.total.count } : {})}
          error={list.isError && rows.length === 0 ? <ListError model={model} /> : undefined}
          empty={<ListEmpty model={model} onNew={canWrite ? () => open('new') : undefined} />}
          sorts={state.sorts}
          onSorts={(sorts) => change({ sorts })}
          widths={model.settings.widths}
          onWidth={(id, width) => model.keep({ widths: { ...model.settings.widths, [id]: width } })}
          onOrder={(order) => model.keep({ columns: order })}
          onHideColumn={(id) =>
            model.keep({ columns: shown.map((field) => field.id).filter((other) => other !== id) })
          }
          onFilterColumn={filterBy}
          selected={selection.isAll ? new Set(rows.map(idOf)) : selection.ids}
          onSelect={selection.select}
          onOpen={(record) => open(record.id)}
          openedId={query['record'] ?? null}
          marked={marked}
          rowActions={(record) => (
            <IconButton
              label={t('open')}
              icon={ExpandIcon}
              size="small"
              onClick={() => open(record.id)}
            />
          )}
          cellState={edits.cellState}
          {...(canWrite ? { onEdit: edits.onEdit, onTexts: edits.onTexts } : {})}
        />
      </div>
      <ListFoot model={model} />
      {query['record'] && (
        <RecordDrawer
          form={form}
          recordId={query['record']}
          siblings={rows}
          onGo={(id) => setQuery({ record: id }, { replace: true })}
          onClose={() => open(undefined)}
        />
      )}
      {isExporting && (
        <ExportDialog
          form={form}
          model={model}
          selection={selection}
          onClose={() => setExporting(false)}
        />
      )}
    </div>
  )
}

function ListEmpty({ model, onNew }: { model: RecordListModel; onNew: (() => void) | undefined }) {
  const t = useMessages(listMessages)
  const isSearched = Boolean(model.state.filter) || model.state.search.trim() !== ''
  if (isSearched) {
    return (
      <Empty
        picture="search"
        title={t('nothing-matches')}
        why={t('nothing-matches-advice')}
        action={
          <Button onClick={() => model.change({ filter: undefined, search: '' })}>
            {t('clear-filter')}
          </Button>
        }
      />
    )
  }
  const act: ReactNode = onNew && (
    <Button kind="primary" icon={AddIcon} onClick={onNew}>
      {t('new-record')}
    </Button>
  )
  return <Empty picture="records" title={t('empty')} why={t('empty-advice')} action={act} />
}

function ListError({ model }: { model: RecordListModel }) {
  const t = useMessages(listMessages)
  const errorText = useErrorText()
  const { error, refetch } = model.list
  return (
    <ErrorState
      title={t('load-failed')}
      advice={errorText(error)}
      onRetry={() => void refetch()}
      {...(isCallError(error) && error.requestId ? { id: error.requestId } : {})}
    />
  )
}

function idOf(record: FormRecord): string {
  return record.id
}
