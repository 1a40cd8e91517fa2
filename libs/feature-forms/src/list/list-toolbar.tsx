import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { useCan, useLookInForce, usePreferences } from '@atrium/core-session'
import { conditionsOf, type Filter } from '@atrium/domain-core'
import {
  canBeSorted,
  formSettingPath,
  type PublishedForm,
  recyclePath,
  sortLimit,
} from '@atrium/domain-forms'
import { fieldIcons } from '@atrium/ui-fields'
import {
  ColumnChooser,
  completed,
  FilterBuilder,
  type FilterField,
  SortEditor,
  useIsNarrow,
} from '@atrium/ui-grid'
import { Button } from '@atrium/ui/button'
import {
  AddIcon,
  ColumnsIcon,
  EditIcon,
  ExportIcon,
  FilterIcon,
  ImportIcon,
  MoreIcon,
  RecycleBinIcon,
  RefreshIcon,
  SortIcon,
} from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu, type MenuItem } from '@atrium/ui/menu'
import { Popover } from '@atrium/ui/popover'
import { SearchInput } from '@atrium/ui/search-input'
import { useState } from 'react'
import { useFormAccess } from '../data/use-form-access'
import { listMessages } from '../messages/list-messages'
import type { RecordListModel } from './use-record-list'
import styles from './record-list.module.css'

export interface ListToolbarProps {
  form: PublishedForm
  model: RecordListModel
  filterFields: readonly FilterField[]
  /** The builder is open with this filter; null keeps it shut. */
  filterDraft: Filter | null | undefined
  onFilterDraft: (draft: Filter | null | undefined) => void
  onNew: () => void
  onImport: () => void
  onExport: () => void
}

/** Search, filter, order and columns at the left; acts at the right, one of them primary. */
export function ListToolbar(props: ListToolbarProps) {
  const { model, onNew, onImport, onExport } = props
  const t = useMessages(listMessages)
  const isNarrow = useIsNarrow()
  const { canWrite, canImport, canExport } = useOffered(props.form.id)
  return (
    <div className={styles['toolbar']}>
      <Search model={model} />
      <FilterButton {...props} />
      <SortButton model={model} />
      {!isNarrow && <ColumnsButton model={model} />}
      <span className={styles['push']} />
      {canImport && !isNarrow && (
        <Button icon={ImportIcon} onClick={onImport}>
          {t('import')}
        </Button>
      )}
      {canExport && !isNarrow && (
        <Button icon={ExportIcon} onClick={onExport}>
          {t('export')}
        </Button>
      )}
      <MoreButton {...props} isNarrow={isNarrow} />
      {canWrite && (
        <Button kind="primary" icon={AddIcon} onClick={onNew}>
          {t('new-record')}
        </Button>
      )}
    </div>
  )
}

/** What the platform permits and the application's roles allow. */
function useOffered(formId: string) {
  const { may, mayAdd, mayDo } = useFormAccess(formId)
  return {
    canWrite: useCan('records.write') && mayAdd,
    canImport: useCan('records.import') && mayDo('import') && mayAdd,
    canExport: useCan('records.export') && may('export'),
  }
}

function Search({ model }: { model: RecordListModel }) {
  const isNarrow = useIsNarrow()
  const t = useMessages(listMessages)
  return (
    <SearchInput
      wide={isNarrow}
      label={t('search')}
      value={model.state.search}
      onChange={(search) => model.change({ search })}
    />
  )
}

function FilterButton(props: ListToolbarProps) {
  const { model, filterFields, filterDraft, onFilterDraft } = props
  const t = useMessages(listMessages)
  const { filter } = model.state
  const count = filter ? conditionsOf(filter).length : 0
  const isOpen = filterDraft !== null
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => onFilterDraft(open ? filter : null)}
      content={
        <FilterBuilder
          fields={filterFields}
          filter={filterDraft ?? undefined}
          onChange={(draft) => {
            onFilterDraft(draft)
            model.change({ filter: completed(draft) })
          }}
        />
      }
    >
      <Button
        icon={FilterIcon}
        kind={count > 0 ? 'default' : 'quiet'}
        opens="dialog"
        expanded={isOpen}
      >
        {count > 0 ? t('filter-count', { count }) : t('filter')}
      </Button>
    </Popover>
  )
}

function SortButton({ model }: { model: RecordListModel }) {
  const t = useMessages(listMessages)
  const [isOpen, setOpen] = useState(false)
  const { sorts } = model.state
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <SortEditor
          fields={model.fields.filter((field) => canBeSorted(field.spec.kind))}
          sorts={sorts}
          limit={sortLimit}
          onChange={(next) => model.change({ sorts: next })}
        />
      }
    >
      <Button
        icon={SortIcon}
        kind={sorts.length > 0 ? 'default' : 'quiet'}
        opens="dialog"
        expanded={isOpen}
      >
        {sorts.length > 0 ? t('sort-count', { count: sorts.length }) : t('sort')}
      </Button>
    </Popover>
  )
}

function ColumnsButton({ model }: { model: RecordListModel }) {
  const t = useMessages(listMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      content={
        <ColumnChooser
          columns={model.fields.map(({ id, label, spec }) => {
            const Icon = fieldIcons[spec.kind]
            return { id, label, icon: <Icon size={14} /> }
          })}
          shown={model.shown.map((field) => field.id)}
          onChange={(columns) => model.keep({ columns })}
          onReset={() => model.keep({ columns: null, widths: {} })}
        />
      }
    >
      <Button icon={ColumnsIcon} kind="quiet" opens="dialog" expanded={isOpen}>
        {t('columns')}
      </Button>
    </Popover>
  )
}

function MoreButton(props: ListToolbarProps & { isNarrow: boolean }) {
  const { form, model, isNarrow, onImport, onExport } = props
  const t = useMessages(listMessages)
  const routing = useRouting()
  const { density } = useLookInForce()
  const { prefer } = usePreferences()
  const canDesign = useCan('forms.design')
  const canRecycle = useCan('records.recycle')
  const { canImport, canExport } = useOffered(form.id)
  const design = formSettingPath({
    appType: 'form',
    appId: form.appId,
    version: 'draft',
    tableId: form.id,
  })
  const bin = `${recyclePath({ appId: form.appId, module: 'form' })}?form=${form.id}`
  const moved: MenuItem[] = [
    ...(canImport
      ? [{ key: 'import', label: t('import'), icon: ImportIcon, onSelect: onImport }]
      : []),
    ...(canExport
      ? [{ key: 'export', label: t('export'), icon: ExportIcon, onSelect: onExport }]
      : []),
  ]
  const items: MenuItem[] = [
    ...(isNarrow ? moved : []),
    {
      key: 'refresh',
      label: t('refresh'),
      icon: RefreshIcon,
      onSelect: () => void model.list.refetch(),
    },
    {
      kind: 'group',
      key: 'density',
      label: t('density'),
      items: (['comfortable', 'compact'] as const).map((value) => ({
        key: value,
        label: t(value),
        checked: density === value,
        onSelect: () => prefer({ density: value }),
      })),
    },
    ...(canRecycle || canDesign ? [{ kind: 'divider' as const, key: 'line' }] : []),
    ...(canRecycle
      ? [
          {
            key: 'bin',
            label: t('recycle-bin'),
            icon: RecycleBinIcon,
            href: routing.href(bin),
          },
        ]
      : []),
    ...(canDesign
      ? [{ key: 'design', label: t('edit-form'), icon: EditIcon, href: routing.href(design) }]
      : []),
  ]
  return (
    <Menu items={items}>
      <IconButton label={t('more')} icon={MoreIcon} kind="default" opens="menu" />
    </Menu>
  )
}
