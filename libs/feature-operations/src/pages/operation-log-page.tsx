import { useMessages } from '@atrium/core-i18n'
import { read } from '@atrium/core-net'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { LoadState, useCursorPages, usePaused } from '@atrium/core-shell'
import { auditResults, auditWords, listOperations, operationAreas } from '@atrium/domain-security'
import { Button } from '@atrium/ui/button'
import { Empty } from '@atrium/ui/empty'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { Pagination } from '@atrium/ui/pagination'
import { SearchInput } from '@atrium/ui/search-input'
import { Select } from '@atrium/ui/select'
import { Toolbar } from '@atrium/ui/toolbar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { OperationTable } from '../log/operation-table'
import { logMessages } from '../messages/log-messages'

/** What happened to accounts and security in every enterprise, of the last seven days. */
export function OperationLogPage() {
  const t = useMessages(logMessages)
  const words = useMessages(auditWords)
  const [address, setAddress] = useAddress()
  const area = operationAreas.find((each) => each === address['area'])
  const result = auditResults.find((each) => each === address['result'])
  const typed = address['search'] ?? ''
  const search = usePaused(typed.trim().slice(0, 60))
  const filter = { ...(area && { area }), ...(result && { result }), ...(search && { search }) }
  const pages = useCursorPages(filter)
  const query = useQuery({
    ...read(listOperations, { ...filter, ...pages.asked }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <Page>
      <PageHead title={t('title')} purpose={t('purpose')} />
      <Toolbar label={t('log')}>
        <SearchInput
          label={t('search')}
          value={typed}
          onChange={(text) => setAddress({ search: text || undefined }, { replace: true })}
        />
        <Select
          narrow
          label={t('area')}
          value={area ?? 'all'}
          options={[
            { value: 'all', label: t('all-areas') },
            ...operationAreas.map((each) => ({ value: each, label: words(`area-${each}`) })),
          ]}
          onChange={(next) => setAddress({ area: chosen(next) })}
        />
        <Select
          narrow
          label={t('result')}
          value={result ?? 'all'}
          options={[
            { value: 'all', label: t('any-result') },
            ...auditResults.map((each) => ({ value: each, label: words(`result-${each}`) })),
          ]}
          onChange={(next) => setAddress({ result: chosen(next) })}
        />
      </Toolbar>
      <LoadState title={t('load-failed')} query={query} />
      {data?.rows.length === 0 && (
        <Empty
          picture={isNarrowed ? 'search' : 'records'}
          title={isNarrowed ? t('none-found') : t('empty')}
          why={isNarrowed ? t('none-found-why') : undefined}
          action={
            isNarrowed && (
              <Button
                onClick={() =>
                  setAddress({ search: undefined, area: undefined, result: undefined })
                }
              >
                {t('clear')}
              </Button>
            )
          }
        />
      )}
      {data && data.rows.length > 0 && (
        <>
          <OperationTable rows={data.rows} />
          <Pagination {...pages.paging(data)} />
        </>
      )}
    </Page>
  )
}

function chosen(value: string | null): string | undefined {
  return value === null || value === 'all' ? undefined : value
}

export const mount = mountReact(OperationLogPage)
