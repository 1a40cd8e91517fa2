import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { useCan } from '@atrium/core-session'
import { listDepartments, listPosts } from '@atrium/domain-org'
import { useIsNarrow } from '@atrium/ui-grid'
import { Disclosure } from '@atrium/ui/disclosure'
import { AddIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { DepartmentPanel } from '../departments/department-panel'
import { unplaced } from '../departments/use-tree-items'
import { JoiningButton, JoiningDrawer } from '../joining/joining-drawer'
import { AddMemberDialog } from '../members/add-member-dialog'
import { MemberDrawer } from '../members/member-drawer'
import { MemberList } from '../members/member-list'
import { useMemberPage } from '../members/use-member-page'
import { departmentMessages } from '../messages/department-messages'
import { memberMessages } from '../messages/member-messages'
import { useMemberTransfer } from '../transfer/use-member-transfer'
import styles from './sided-page.module.css'

/** Departments at the left, the members of the chosen one at the right. */
export function ConsoleOrgPage() {
  const t = useMessages(memberMessages)
  const isNarrow = useIsNarrow()
  const [address, setAddress] = useAddress()
  const [isAdding, setAdding] = useState(false)
  const departments = useQuery(read(listDepartments, {}))
  const posts = useQuery(read(listPosts, {}))
  const model = useMemberPage()
  const { department } = model.filters
  const { member, joining } = address
  const mayJoin = useCan('org.manage-joining')
  const rows = departments.data?.rows ?? []
  const open = (id: string) => setAddress({ member: id })
  const name = useChosenName(rows, department)
  const transfer = useMemberTransfer(model)
  return (
    <Page width={isNarrow ? 'normal' : 'full'}>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        actions={mayJoin && <JoiningButton onOpen={() => setAddress({ joining: 'requests' })} />}
        primary={{ label: t('add'), icon: AddIcon, onClick: () => setAdding(true) }}
        more={transfer.acts}
      />
      <div className={styles['sides']}>
        <Side title={name}>
          <DepartmentPanel
            departments={departments.data?.rows}
            isCut={departments.data?.cut ?? false}
            error={departments.error}
            onRetry={() => void departments.refetch()}
            chosen={department}
            onChoose={(chosen) => setAddress({ department: chosen })}
          />
        </Side>
        <MemberList
          key={department ?? ''}
          model={model}
          departments={rows}
          posts={posts.data?.rows ?? []}
          openedId={member}
          onOpen={open}
          onAdd={() => setAdding(true)}
        />
      </div>
      {transfer.shown}
      {isAdding && (
        <AddMemberDialog
          departments={rows}
          departmentId={rows.find(({ id }) => id === department)?.id}
          onOpen={(id) => {
            setAdding(false)
            open(id)
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {joining !== undefined && mayJoin && (
        <JoiningDrawer
          part={joining}
          departments={rows}
          onPart={(part) => setAddress({ joining: part }, { replace: true })}
          onClose={() => setAddress({ joining: undefined })}
        />
      )}
      {member !== undefined && (
        <MemberDrawer key={member} id={member} onClose={() => setAddress({ member: undefined })} />
      )}
    </Page>
  )
}

function Side({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const isNarrow = useIsNarrow()
  const t = useMessages(departmentMessages)
  if (!isNarrow) return <div className={styles['side']}>{children}</div>
  return (
    <Disclosure title={t('departments')} note={title}>
      <div className={styles['folded']}>{children}</div>
    </Disclosure>
  )
}

function useChosenName(
  departments: readonly { id: string; name: string }[],
  chosen: string | undefined,
): string {
  const t = useMessages(departmentMessages)
  if (chosen === undefined) return t('all-members')
  if (chosen === unplaced) return t('unplaced')
  return departments.find(({ id }) => id === chosen)?.name ?? ''
}

export const mount = mountReact(ConsoleOrgPage)
