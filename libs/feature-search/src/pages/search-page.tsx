import { useMessages } from '@atrium/core-i18n'
import { mountReact, useQuery as useAddress } from '@atrium/core-routing'
import { usePaused } from '@atrium/core-shell'
import { Page } from '@atrium/ui/page'
import { PageHead } from '@atrium/ui/page-head'
import { SearchInput } from '@atrium/ui/search-input'
import { useState } from 'react'
import { Results } from '../components/results'
import { walkResults } from '../components/walk-results'
import { searchMessages } from '../messages/search-messages'
import styles from './search-page.module.css'

export function SearchPage() {
  const t = useMessages(searchMessages)
  const [{ q = '', kind = 'all' }, setAddress] = useAddress()
  const [typed, setTyped] = useState(q)
  const [shown, setShown] = useState(q)
  if (shown !== q) {
    setShown(q)
    if (typed.trim() !== q) setTyped(q)
  }
  const text = usePaused(q.trim())
  return (
    <Page width="form">
      <PageHead title={t('title')} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys walk between the input and the links inside */}
      <div className={styles['search']} onKeyDown={walkResults}>
        <search>
          <SearchInput
            label={t('label')}
            wide
            value={typed}
            onChange={(next) => {
              setTyped(next)
              setAddress({ q: next.trim() || undefined }, { replace: true })
            }}
          />
        </search>
        <Results
          text={text}
          kind={kind}
          onKind={(next) => setAddress({ kind: next === 'all' ? undefined : next })}
        />
      </div>
    </Page>
  )
}

export const mount = mountReact(SearchPage)
