import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { localStore } from '@atrium/core-storage'
import type { Department, MemberRow, Post } from '@atrium/domain-org'
import { DataGrid } from '@atrium/ui-grid'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { ExpandIcon } from '@atrium/ui/icon'
import { IconButton } from '@atrium/ui/icon-button'
import { Pagination } from '@atrium/ui/pagination'
import { useState } from 'react'
import { memberMessages } from '../messages/member-messages'
import { useMemberColumns } from './member-columns'
import { MemberSelection } from './member-selection'
import { MemberToolbar } from './member-toolbar'
import type { MemberPageModel } from './use-member-page'
import styles from './member-list.module.css'

const columnsKept = 'org.member-columns'

export interface MemberListProps {
  readonly model: MemberPageModel
  readonly departments: readonly Department[]
  readonly posts: readonly Post[]
  readonly openedId: string | undefined
  readonly onOpen: (id: string) => void
  readonly onAdd: () => void
}

/** Members in a table, and what can be done with those chosen. */
export function MemberList(props: MemberListProps) {
  const { model, departments, posts, openedId, onOpen } = props
  const t = useMessages(memberMessages)
  const formats = useFormats()
  const columns = useMemberColumns(departments, posts)
  const [kept, setKept] = useState(() => localStore().get(columnsKept)?.split(','))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const ids = columns.map(({ id }) => id)
  const shown = (kept ?? ids.slice(0, 7)).filter((id) => ids.includes(id))
  const { list, rows, total, offset, paging } = model

  function keep(next: readonly string[] | null) {
    if (next) localStore().set(columnsKept, next.join(','))
    else localStore().remove(columnsKept)
    setKept(next ? [...next] : undefined)
  }

  return (
    <div className={styles['list']}>
      {selected.size > 0 ? (
        <MemberSelection
          ids={[...selected]}
          departments={departments}
          onClear={() => setSelected(new Set())}
        />
      ) : (
        <MemberToolbar model={model} columns={columns} shown={shown} onShown={keep} />
      )}
      <div className={styles['grid']}>
        <DataGrid<MemberRow>
          label={t('members')}
          columns={shown.flatMap((id) => columns.find((each) => each.id === id) ?? [])}
          rows={rows}
          rowId={({ id }) => id}
          isLoading={list.isPending}
          offset={offset}
          {...(total?.exact ? { rowCount: total.count } : {})}
          error={list.isError && rows.length === 0 ? <Failed model={model} /> : undefined}
          empty={<Nobody {...props} />}
          selected={selected}
          onSelect={setSelected}
          onOrder={keep}
          onHideColumn={(id) => keep(shown.filter((other) => other !== id))}
          openedId={openedId ?? null}
          onOpen={({ id }) => onOpen(id)}
          rowActions={({ id }) => (
            <IconButton
              size="small"
              icon={ExpandIcon}
              label={t('open')}
              onClick={() => onOpen(id)}
            />
          )}
        />
      </div>
      {paging && paging.total > 50 ? (
        <Pagination {...paging} />
      ) : (
        total && (
          <output className={styles['count']}>
            {t('total', { count: formats.number(total.count) })}
          </output>
        )
      )}
    </div>
  )
}

function Failed({ model: { list } }: { readonly model: MemberPageModel }) {
  const t = useMessages(memberMessages)
  const errorText = useErrorText()
  return (
    <ErrorState
      title={t('failed')}
      advice={errorText(list.error)}
      id={isCallError(list.error) ? list.error.requestId : undefined}
      onRetry={() => void list.refetch()}
    />
  )
}

function Nobody({ model, onAdd }: MemberListProps) {
  const t = useMessages(memberMessages)
  if (!model.isNarrowed) {
    return (
      <Empty
        picture="people"
        title={t('empty')}
        why={t('empty-why')}
        action={<Button onClick={onAdd}>{t('add')}</Button>}
      />
    )
  }
  const clear = () => model.change({ search: undefined, state: undefined, role: undefined })
  return (
    <Empty
      picture="search"
      title={t('none-found')}
      action={<Button onClick={clear}>{t('clear-filters')}</Button>}
    />
  )
}
