import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import type { SearchGroup } from '@atrium/core-shell'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { searchMessages } from '../messages/search-messages'
import { ResultList } from './result-list'
import styles from './result-group.module.css'

/** So many of each kind stand together; choosing a kind shows the rest. */
const shownTogether = 5

interface ResultGroupProps {
  readonly group: SearchGroup
  readonly text: string
  /** Shows everything that was found; left out when it is shown already. */
  readonly onShowAll?: (() => void) | undefined
}

/** One kind of thing: on its way, failed, or found. */
export function ResultGroup({ group, text, onShowAll }: ResultGroupProps) {
  const t = useMessages(searchMessages)
  const formats = useFormats()
  const { items, state, cut, title, note } = group
  const shown = onShowAll ? items.slice(0, shownTogether) : items
  const count = formats.number(items.length)
  return (
    <Card
      title={title}
      note={state === 'found' ? <Note {...{ cut, count, note }} /> : undefined}
      padding="none"
      footer={
        shown.length < items.length && (
          <Button kind="link" size="small" onClick={() => onShowAll?.()}>
            {t('show-all', { count: cut ? `${count}+` : count })}
          </Button>
        )
      }
    >
      <div className={styles['body']} data-state={state}>
        {state === 'failed' && <Failure group={group} />}
        {state === 'searching' && items.length === 0 && <Skeleton shape="text" count={3} />}
        {state !== 'failed' && <ResultList group={group} items={shown} text={text} />}
      </div>
    </Card>
  )
}

function Note({
  cut,
  count,
  note,
}: {
  readonly cut: boolean
  readonly count: string
  readonly note: string | undefined
}) {
  const t = useMessages(searchMessages)
  return [cut ? t('kind-cut', { count }) : count, note].filter(Boolean).join(' · ')
}

function Failure({ group: { error, title, retry } }: { readonly group: SearchGroup }) {
  const t = useMessages(searchMessages)
  const errorText = useErrorText()
  return (
    <ErrorState
      small
      title={t('failed', { kind: title })}
      advice={errorText(error)}
      onRetry={retry}
      id={isCallError(error) ? error.requestId : undefined}
    />
  )
}
