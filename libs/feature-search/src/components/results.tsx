import { useFormats, useMessages } from '@atrium/core-i18n'
import { type SearchGroup, useFoundPages, useSearch } from '@atrium/core-shell'
import { Empty } from '@atrium/ui/empty'
import { FileTextIcon } from '@atrium/ui/icon'
import { LiveRegion } from '@atrium/ui/live-region'
import { Notice } from '@atrium/ui/notice'
import { Tabs } from '@atrium/ui/tabs'
import { firstResults, resultLimit } from '../first-results'
import { searchMessages } from '../messages/search-messages'
import { ResultGroup } from './result-group'
import styles from './results.module.css'

interface ResultsProps {
  /** What is looked for; empty before anything was typed. */
  readonly text: string
  /** The one kind that is shown, or `all`. */
  readonly kind: string
  readonly onKind: (kind: string) => void
}

/** What was found for a text, of all kinds together or of one. */
export function Results({ text, kind, onKind }: ResultsProps) {
  const t = useMessages(searchMessages)
  const formats = useFormats()
  const { groups, cut } = firstResults(useGroups(text))
  if (text === '') {
    const keys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
    return <Empty picture="search" title={t('start')} why={t('start-hint', { keys })} />
  }
  const isSearching = groups.some(({ state }) => state === 'searching')
  const full = groups.filter(({ items, state }) => items.length > 0 || state !== 'found')
  const chosen = full.find(({ id }) => id === kind)
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  if (full.length === 0) {
    return <Empty picture="search" title={t('none-found', { text })} why={t('none-found-hint')} />
  }
  const tabs = full.map(({ id, title, items }) => ({ key: id, label: title, count: items.length }))
  return (
    <>
      <LiveRegion>
        {isSearching ? t('searching') : t('found', { count: formats.number(total) })}
      </LiveRegion>
      <Tabs
        label={t('kinds')}
        items={[{ key: 'all', label: t('all'), count: total }, ...tabs]}
        value={chosen?.id ?? 'all'}
        onChange={onKind}
      />
      {cut && (!chosen || chosen.cut) && (
        <Notice>
          {t('cut-at', { count: formats.number(chosen ? chosen.items.length : total) })}
        </Notice>
      )}
      <div className={styles['groups']}>
        {(chosen ? [chosen] : full).map((group) => (
          <ResultGroup
            key={group.id}
            group={group}
            text={text}
            onShowAll={chosen ? undefined : () => onKind(group.id)}
          />
        ))}
      </div>
    </>
  )
}

function useGroups(text: string): readonly SearchGroup[] {
  const t = useMessages(searchMessages)
  const found = useSearch(text, resultLimit)
  const pages = useFoundPages(text)
  return [
    ...found,
    {
      id: 'pages',
      title: t('pages'),
      note: undefined,
      icon: FileTextIcon,
      items: text === '' ? [] : pages,
      cut: false,
      state: 'found',
      error: null,
      retry: () => {},
    },
  ]
}
