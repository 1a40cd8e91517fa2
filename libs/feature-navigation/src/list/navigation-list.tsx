import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, read } from '@atrium/core-net'
import { listNavigations, type Terminal } from '@atrium/domain-navigation'
import { Button } from '@atrium/ui/button'
import { useConfirm } from '@atrium/ui/confirm'
import { Empty } from '@atrium/ui/empty'
import { ErrorState } from '@atrium/ui/error-state'
import { AddIcon } from '@atrium/ui/icon'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Skeleton } from '@atrium/ui/skeleton'
import { movedItem, Sortable } from '@atrium/ui/sortable'
import { useQuery } from '@tanstack/react-query'
import { navigationMessages } from '../messages/navigation-messages'
import { type ListedNavigation, NavigationLine } from './navigation-line'
import { useNavigationActs } from './use-navigation-acts'
import styles from './navigation-list.module.css'

/** The navigations of a terminal, in the order in which the first that fits is taken. */
export function NavigationList({ terminal }: { readonly terminal: Terminal }) {
  const t = useMessages(navigationMessages)
  const errorText = useErrorText()
  const { confirm, dialog } = useConfirm()
  const acts = useNavigationActs(terminal)
  const { data, error, isPending, refetch } = useQuery(read(listNavigations, { terminal }))
  const rows = data?.rows ?? []
  const title = t(`${terminal}-title`)

  async function remove(navigation: ListedNavigation) {
    const consequence = t('delete-note')
    if (await confirm({ act: t('delete'), thing: navigation.name, consequence })) {
      acts.remove(navigation)
    }
  }

  return (
    <Page>
      <PageHead
        title={title}
        purpose={t(`${terminal}-about`)}
        primary={{ label: t('add'), icon: AddIcon, onClick: acts.add, loading: acts.isAdding }}
      />
      {isPending && <Skeleton shape="table" count={4} />}
      {error && (
        <ErrorState
          title={t('load-failed')}
          advice={errorText(error)}
          onRetry={() => void refetch()}
          {...(isCallError(error) ? { id: error.requestId } : {})}
        />
      )}
      {data && rows.length === 0 && (
        <Empty
          picture="records"
          title={t('empty')}
          why={t('empty-advice')}
          action={
            <Button icon={AddIcon} loading={acts.isAdding} onClick={acts.add}>
              {t('add')}
            </Button>
          }
        />
      )}
      {rows.length > 0 && (
        <Lines label={title} rows={rows} acts={acts} onDelete={(each) => void remove(each)} />
      )}
      {dialog}
    </Page>
  )
}

interface LinesProps {
  readonly label: string
  readonly rows: readonly ListedNavigation[]
  readonly acts: ReturnType<typeof useNavigationActs>
  readonly onDelete: (navigation: ListedNavigation) => void
}

function Lines({ label, rows, acts, onDelete }: LinesProps) {
  const ids = rows.map(({ id }) => id)
  const move = (id: string, over: string | undefined) => acts.arrange(movedItem(ids, id, over))
  return (
    <Sortable ids={ids} onMove={move}>
      <ul className={styles['lines']} aria-label={label}>
        {rows.map((navigation, at) => (
          <NavigationLine
            key={navigation.id}
            navigation={navigation}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onStep={(by) => move(navigation.id, ids[at + by])}
            onPublish={() => acts.publish(navigation)}
            onWithdraw={() => acts.withdraw(navigation)}
            onDelete={() => onDelete(navigation)}
          />
        ))}
      </ul>
    </Sortable>
  )
}
