import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError } from '@atrium/core-net'
import { localeNames, placeholdersOf } from '@atrium/domain-core'
import {
  languagesCodeMessages,
  textIssue,
  textLimit,
  type ProductText,
} from '@atrium/domain-languages'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { RestoreIcon } from '@atrium/ui/icon'
import { Notice } from '@atrium/ui/notice'
import { TextArea } from '@atrium/ui/text-area'
import type { KeyboardEvent } from 'react'
import { previewOf, type TextDraft } from '../data/text-draft'
import { languagesMessages } from '../messages/languages-messages'
import { PlaceholderText } from './placeholder-text'
import styles from './languages.module.css'

interface TextEditorProps {
  readonly text: ProductText
  readonly draft: TextDraft
  readonly saving: boolean
  readonly error: unknown
  readonly onDraft: (text: string) => void
  /** Null for the original again. */
  readonly onSave: (text: string | null) => void
  readonly onCancel: () => void
}

/** Writes one text beside its original, with a preview of how it will read. */
export function TextEditor(props: TextEditorProps) {
  const { text, draft, saving, error, onDraft, onSave, onCancel } = props
  const t = useMessages(languagesMessages)
  const issueOf = useIssueText()
  const { locale } = draft
  const [original, said] = [text.original[locale], text.chosen[locale]]
  const issue = textIssue(original, draft.text)
  const isSame = draft.text.trim() === (said ?? original)
  const canSave = !issue && !isSame && !saving
  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canSave) onSave(draft.text)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field inside
    <div className={styles['editor']} lang={locale} onKeyDown={handleKey}>
      <div className={styles['writing']}>
        <FormField
          label={t('text')}
          error={issue && !isSame ? issueOf(issue) : undefined}
          aside={localeNames[locale]}
        >
          <TextArea
            value={draft.text}
            onChange={onDraft}
            rows={2}
            maxLength={textLimit}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked to write here
            autoFocus
          />
        </FormField>
        <Placeholders
          names={placeholdersOf(original)}
          onInsert={(name) => onDraft(`${draft.text}<% ${name} %>`)}
        />
      </div>
      <dl className={styles['facts']}>
        <dt>{t('original')}</dt>
        <dd>
          <PlaceholderText text={original} />
        </dd>
        <dt>{t('preview')}</dt>
        <dd className={styles['preview']} aria-live="polite">
          {previewOf(draft.text, t('sample'))}
        </dd>
      </dl>
      {said !== null && textIssue(original, said) && (
        <Notice tone="warning">{t('unfit-hint')}</Notice>
      )}
      {error != null && <Notice tone="danger">{issueOf(error)}</Notice>}
      <div className={styles['acts']}>
        <Button
          kind="primary"
          loading={saving}
          disabled={!canSave}
          onClick={() => onSave(draft.text)}
        >
          {t('save')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        {said !== null && (
          <Button kind="quiet" icon={RestoreIcon} disabled={saving} onClick={() => onSave(null)}>
            {t('reset')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Placeholders({
  names,
  onInsert,
}: {
  readonly names: readonly string[]
  readonly onInsert: (name: string) => void
}) {
  const t = useMessages(languagesMessages)
  if (names.length === 0) return null
  return (
    <div className={styles['placeholders']}>
      <span>{t('placeholders')}</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles['insert']}
          aria-label={t('insert-named', { name })}
          onClick={() => onInsert(name)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** What is wrong with a text: found here, or by the server about the first place it names. */
function useIssueText(): (issue: unknown) => string {
  const codes = useMessages(languagesCodeMessages)
  const errorText = useErrorText()
  return (issue) => {
    const first = isCallError(issue) && Array.isArray(issue.details) ? issue.details[0] : null
    const { code, params, message } = { ...(issue as object), ...(first as object) } as IssueParts
    if (first && message) return message
    if (code && isOwn(code)) return codes(code, params)
    return errorText({ code, message, details: params })
  }
}

interface IssueParts {
  readonly code?: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly message?: string
}

function isOwn(code: string): code is keyof (typeof languagesCodeMessages)['zh-CN'] {
  return code in languagesCodeMessages['zh-CN']
}
