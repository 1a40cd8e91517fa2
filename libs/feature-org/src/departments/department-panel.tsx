import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import type { Department } from '@atrium/domain-org'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { AddIcon, MoreIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Menu, type MenuItem } from '@atrium/ui/menu'
import { SearchInput } from '@atrium/ui/search-input'
import { Skeleton } from '@atrium/ui/skeleton'
import { Text } from '@atrium/ui/text'
import { Tree, type TreeStep } from '@atrium/ui/tree'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { departmentMessages } from '../messages/department-messages'
import { DepartmentDialog } from './department-dialog'
import { droppedAt, foundWith, steppedTo } from './department-tree'
import { MoveDepartmentDialog } from './move-department-dialog'
import { useDepartmentActs } from './use-department-acts'
import { everybody, useTreeItems } from './use-tree-items'
import styles from './department-panel.module.css'

export interface DepartmentPanelProps {
  readonly departments: readonly Department[] | undefined
  readonly isCut: boolean
  readonly error: unknown
  readonly onRetry: () => void
  /** A department's id, or `unplaced`; undefined is everybody. */
  readonly chosen: string | undefined
  readonly onChoose: (chosen: string | undefined) => void
}

/** The tree of departments, and what can be done with the chosen one. */
export function DepartmentPanel(props: DepartmentPanelProps) {
  const { departments = [], chosen, onChoose } = props
  const t = useMessages(departmentMessages)
  const formats = useFormats()
  const [search, setSearch] = useState('')
  const [dialog, setDialog] = useState<'add' | 'edit' | 'move' | null>(null)
  const { confirm, dialog: question } = useConfirm()
  const acts = useDepartmentActs()
  const settled = useDeferredValue(search.trim())
  const found = settled ? foundWith(departments, settled) : null
  const department = departments.find(({ id }) => id === chosen) ?? null
  const tree = useTreeItems({ departments, found, chosen })

  async function remove(target: Department) {
    const consequence = t('delete-consequence')
    if (await confirm({ act: t('delete'), thing: target.name, consequence })) {
      acts.remove(target, () => onChoose(target.parentId ?? undefined))
    }
  }

  function step(to: TreeStep) {
    const place = department && steppedTo(departments, department, to)
    if (department && place) acts.move(department, place)
  }

  return (
    <section className={styles['panel']} aria-label={t('departments')}>
      <div className={styles['head']}>
        <SearchInput wide label={t('search')} value={search} onChange={setSearch} />
        <IconButton
          kind="default"
          icon={AddIcon}
          label={department ? t('add-below') : t('add')}
          onClick={() => setDialog('add')}
        />
        {department && (
          <DepartmentMenu
            department={department}
            departments={departments}
            onStep={step}
            onDialog={setDialog}
            onDelete={() => void remove(department)}
          />
        )}
      </div>
      <div className={styles['tree']}>
        <Content {...props} isSearched={found?.size === 0} onAdd={() => setDialog('add')}>
          <Tree
            fill
            label={t('departments')}
            items={tree.items}
            selected={chosen ?? everybody}
            expanded={tree.expanded}
            onExpand={tree.setExpanded}
            onSelect={(key) => onChoose(key === everybody ? undefined : key)}
            onStep={step}
            onMove={(move) => {
              const moved = departments.find(({ id }) => id === move.key)
              const place = droppedAt(departments, move)
              if (moved && place) acts.move(moved, place)
            }}
          />
        </Content>
      </div>
      {props.isCut && (
        <Text size={12} tone="muted">
          {t('cut', { count: formats.number(departments.length) })}
        </Text>
      )}
      {(dialog === 'add' || (dialog === 'edit' && department)) && (
        <DepartmentDialog
          departments={departments}
          department={dialog === 'edit' ? department : null}
          parentId={department?.id ?? null}
          onDone={({ id }) => {
            setDialog(null)
            onChoose(id)
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'move' && department && (
        <MoveDepartmentDialog
          departments={departments}
          department={department}
          busy={acts.moving.isPending}
          error={acts.moving.error}
          onMove={(to) => acts.move(department, to, () => setDialog(null))}
          onClose={() => setDialog(null)}
        />
      )}
      {question}
    </section>
  )
}

function DepartmentMenu(props: {
  readonly department: Department
  readonly departments: readonly Department[]
  readonly onStep: (step: TreeStep) => void
  readonly onDialog: (dialog: 'edit' | 'move') => void
  readonly onDelete: () => void
}) {
  const { department, departments, onStep, onDialog, onDelete } = props
  const t = useMessages(departmentMessages)
  const steps = (['up', 'down'] as const).map((step): MenuItem => ({
    key: step,
    label: t(`move-${step}`),
    disabled: steppedTo(departments, department, step) === null,
    shortcut: ['Alt', step === 'up' ? '↑' : '↓'],
    onSelect: () => onStep(step),
  }))
  const items: readonly MenuItem[] = [
    { key: 'edit', label: t('edit'), onSelect: () => onDialog('edit') },
    ...steps,
    { key: 'move', label: t('move-to'), onSelect: () => onDialog('move') },
    { kind: 'divider', key: 'line' },
    { key: 'delete', label: t('delete'), danger: true, onSelect: onDelete },
  ]
  return (
    <Menu items={items}>
      <IconButton
        kind="default"
        icon={MoreIcon}
        opens="menu"
        label={t('acts', { name: department.name })}
      />
    </Menu>
  )
}

function Content(
  props: DepartmentPanelProps & {
    readonly isSearched: boolean
    readonly onAdd: () => void
    readonly children: ReactNode
  },
) {
  const { departments, error, onRetry, isSearched, onAdd, children } = props
  const t = useMessages(departmentMessages)
  const errorText = useErrorText()
  if (error && !departments) {
    const id = isCallError(error) ? error.requestId : undefined
    return (
      <ErrorState small title={t('failed')} advice={errorText(error)} id={id} onRetry={onRetry} />
    )
  }
  if (!departments) return <Skeleton count={8} />
  if (isSearched) return <Empty level={3} title={t('none-found')} />
  if (departments.length > 0) return children
  return (
    <Empty
      level={3}
      title={t('empty')}
      why={t('empty-why')}
      action={<Button onClick={onAdd}>{t('add')}</Button>}
    />
  )
}
