import { useMessages } from '@atrium/core-i18n'
import { type ShareLevel, shareLevels, shareNoteLimit } from '@atrium/domain-access'
import { DateTimePicker } from '@atrium/ui/date-picker'
import { FormField } from '@atrium/ui/form-layout'
import { Select } from '@atrium/ui/select'
import { Tag } from '@atrium/ui/tag'
import { TextInput } from '@atrium/ui/text-input'
import { shareMessages } from '../messages/share-messages'
import { type ShareSubject, useShareSubjects } from './use-share-subjects'
import styles from './share.module.css'

/** A share while it is being filled in. */
export interface ShareDraft {
  readonly subjects: readonly ShareSubject[]
  readonly level: ShareLevel
  readonly until: string | null
  readonly note: string
}

export const blankShare: ShareDraft = { subjects: [], level: 'view', until: null, note: '' }

interface ShareFieldsProps {
  draft: ShareDraft
  /** Said at the subjects. */
  error: string | undefined
  onChange: (change: Partial<ShareDraft>) => void
}

/** With whom, how far, until when and why. */
export function ShareFields({ draft, error, onChange }: ShareFieldsProps) {
  const t = useMessages(shareMessages)
  const { choices, isLoading, onSearch } = useShareSubjects()
  const nameOf = useSubjectText()
  const held = new Set(draft.subjects.map(({ key }) => key))
  const add = (key: string | null) => {
    const chosen = choices.find((each) => each.key === key)
    if (chosen) onChange({ subjects: [...draft.subjects, chosen] })
    onSearch('')
  }
  return (
    <div className={styles['fields']}>
      <FormField label={t('with')} required error={error}>
        <Select
          value={null}
          placeholder={t('with-add')}
          loading={isLoading}
          onSearch={onSearch}
          options={choices
            .filter(({ key }) => !held.has(key))
            .map((each) => ({
              value: each.key,
              label: nameOf(each),
              ...(each.hint === '' ? {} : { description: each.hint }),
            }))}
          onChange={add}
        />
      </FormField>
      {draft.subjects.length > 0 && (
        <p className={styles['tags']}>
          {draft.subjects.map((each) => (
            <Tag
              key={each.key}
              onRemove={() =>
                onChange({ subjects: draft.subjects.filter(({ key }) => key !== each.key) })
              }
            >
              {nameOf(each)}
            </Tag>
          ))}
        </p>
      )}
      <div className={styles['pair']}>
        <FormField label={t('level')}>
          <Select<ShareLevel>
            value={draft.level}
            options={shareLevels.map((level) => ({
              value: level,
              label: t(`level.${level}`),
              description: t(`level-hint.${level}`),
            }))}
            onChange={(level) => level && onChange({ level })}
          />
        </FormField>
        <FormField label={t('until')} optional>
          <DateTimePicker
            value={draft.until}
            placeholder={t('until-never')}
            onChange={(until) => onChange({ until })}
          />
        </FormField>
      </div>
      <FormField label={t('note')} optional>
        <TextInput
          value={draft.note}
          maxLength={shareNoteLimit}
          onChange={(note) => onChange({ note })}
        />
      </FormField>
    </div>
  )
}

function useSubjectText() {
  const t = useMessages(shareMessages)
  return ({ subject, name }: ShareSubject) => {
    if (subject.kind === 'everyone') return t('everyone')
    return subject.kind === 'department' ? t('below', { name }) : name
  }
}
