import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { LoadState, useCursorPages } from '@atrium/core-shell'
import { getDuties, listReviews, reviewKinds } from '@atrium/domain-security'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Pagination } from '@atrium/ui/pagination'
import { Select } from '@atrium/ui/select'
import { SelectionBar } from '@atrium/ui/selection-bar'
import { Tabs } from '@atrium/ui/tabs'
import { Toolbar } from '@atrium/ui/toolbar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewMessages } from '../messages/review-messages'
import { decidedStates, waitingStates } from './review-data'
import { ReviewDrawer } from './review-drawer'
import { ReviewList } from './review-list'
import { VerdictDialog } from './verdict-dialog'

const nothing: ReadonlySet<string> = new Set()

/** What waits for a security administrator, and what became of the rest. */
export function ReviewsPage() {
  const t = useMessages(reviewMessages)
  const [address, setAddress] = useAddress()
  const [chosen, setChosen] = useState(nothing)
  const [asked, setAsked] = useState<{ ids: string[]; verdict: 'approve' | 'reject' } | null>(null)
  const shown = address['box'] === 'decided' ? 'decided' : 'waiting'
  const kind = reviewKinds.find((each) => each === address['kind'])
  const filter = {
    states: shown === 'waiting' ? waitingStates : decidedStates,
    ...(kind && { kind }),
  }
  const pages = useCursorPages(filter)
  const query = useQuery({
    ...read(listReviews, { ...filter, ...pages.asked }),
    placeholderData: keepPreviousData,
  })
  const duties = useQuery(read(getDuties, {}))
  const isSeparate = duties.data?.separatedAt !== null
  const rows = query.data?.rows ?? []
  const open = rows.find(({ id }) => id === address['item'])
  const picked = rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id)

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }

  function turn(part: Record<string, string | undefined>) {
    setChosen(nothing)
    setAddress(part)
  }

  return (
    <Page>
      <PageHead
        title={t('title')}
        purpose={t('purpose')}
        tabs={
          <Tabs
            label={t('title')}
            value={shown}
            items={[
              { key: 'waiting', label: t('waiting') },
              { key: 'decided', label: t('decided') },
            ]}
            onChange={(box) => turn({ box: box === 'decided' ? box : undefined, item: undefined })}
          />
        }
      />
      {picked.length > 0 ? (
        <SelectionBar count={picked.length} onClear={() => setChosen(nothing)}>
          <Button
            size="small"
            kind="quiet"
            onClick={() => setAsked({ ids: picked, verdict: 'approve' })}
          >
            {t('approve-some')}
          </Button>
          <Button
            size="small"
            kind="danger-quiet"
            onClick={() => setAsked({ ids: picked, verdict: 'reject' })}
          >
            {t('reject-some')}
          </Button>
        </SelectionBar>
      ) : (
        <Toolbar label={t('title')}>
          <Select
            narrow
            label={t('kind')}
            value={kind ?? 'all'}
            options={[
              { value: 'all', label: t('all-kinds') },
              ...reviewKinds.map((each) => ({ value: each, label: t(`kind-${each}`) })),
            ]}
            onChange={(next) => turn({ kind: next === 'all' || next === null ? undefined : next })}
          />
        </Toolbar>
      )}
      <LoadState title={t('load-failed')} query={query} />
      {query.data && rows.length === 0 && (
        <Empty
          picture="messages"
          title={shown === 'waiting' ? t('nothing-waits') : t('nothing-decided')}
          why={shown === 'waiting' ? t(isSeparate ? 'nothing-waits-why' : 'not-separate-why') : ''}
        />
      )}
      {rows.length > 0 && (
        <ReviewList
          items={rows}
          chosen={shown === 'waiting' ? chosen : null}
          onChoose={choose}
          onOpen={(id) => setAddress({ item: id })}
        />
      )}
      {query.data && (rows.length > 0 || pages.page > 1) && (
        <Pagination {...pages.paging(query.data)} />
      )}
      {open && (
        <ReviewDrawer
          item={open}
          onDecide={(verdict) => setAsked({ ids: [open.id], verdict })}
          onClose={() => setAddress({ item: undefined })}
        />
      )}
      {asked && (
        <VerdictDialog
          itemIds={asked.ids}
          verdict={asked.verdict}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            turn({ item: undefined })
          }}
        />
      )}
    </Page>
  )
}

export const mount = mountReact(ReviewsPage)
