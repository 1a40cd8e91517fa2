import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import type { SecurityPolicy } from '@atrium/domain-core'
import { Card } from '@atrium/ui/card'
import { Notice } from '@atrium/ui/notice'
import { Text } from '@atrium/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { effectQuery } from './policy-data'
import { securityMessages } from './security-messages'
import { useEffectWords } from './use-effect-words'
import { usePolicyWords } from './use-policy-words'
import styles from './security.module.css'

export interface AffectedCardProps {
  /** What the form says now; null while something in it is not right. */
  readonly policy: SecurityPolicy | null
}

/** The policy in plain sentences, and whom it concerns if it is saved as it stands. */
export function AffectedCard({ policy }: AffectedCardProps) {
  const t = useMessages(securityMessages)
  const sentences = usePolicyWords(policy)
  const shown = useDeferredValue(policy)
  return (
    <Card title={t('summary')}>
      {policy === null && <Notice tone="warning">{t('not-right')}</Notice>}
      {policy && (
        <ul className={styles['sentences']}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {shown && <Affected policy={shown} />}
    </Card>
  )
}

function Affected({ policy }: { readonly policy: SecurityPolicy }) {
  const t = useMessages(securityMessages)
  const errorText = useErrorText()
  const formats = useFormats()
  const words = useEffectWords()
  const { data, error } = useQuery({ ...effectQuery(policy), placeholderData: keepPreviousData })
  if (error) return <Notice tone="warning">{errorText(error)}</Notice>
  if (!data) return null
  const losses = words.losses(data)
  if (losses.length === 0) {
    return (
      <div className={styles['affected']}>
        <Text tone="muted" size={13}>
          {t('nobody-affected', { count: formats.number(data.members) })}
        </Text>
      </div>
    )
  }
  return (
    <div className={styles['affected']} aria-live="polite">
      <Notice tone="warning" title={t('affected')}>
        <ul className={styles['losses']}>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
