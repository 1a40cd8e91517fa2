import { useMessages } from '@atrium/core-i18n'
import type { NoticeDraft, NoticeText } from '@atrium/domain-public'
import { RichTextInput } from '@atrium/ui-rich-text'
import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-layout'
import { Stack } from '@atrium/ui/stack'
import { Tabs } from '@atrium/ui/tabs'
import { Text } from '@atrium/ui/text'
import { TextInput } from '@atrium/ui/text-input'
import { useState } from 'react'
import { operationsMessages } from '../messages/operations-messages'
import { blankText, missingIn } from './notice-draft'

export interface TextTabsProps {
  readonly draft: NoticeDraft
  /** What is missing is said. */
  readonly tried: boolean
  readonly needsBody: boolean
  readonly onChange: (part: Partial<NoticeDraft>) => void
}

/** The notice in Chinese, and in English where it has one. */
export function TextTabs({ draft, tried, needsBody, onChange }: TextTabsProps) {
  const t = useMessages(operationsMessages)
  const [shown, setShown] = useState<'zh' | 'en'>('zh')
  const { text, textEn } = draft
  const given = { tried, needsBody }
  return (
    <Stack gap={4}>
      <Tabs
        label={t('body')}
        value={shown}
        onChange={setShown}
        items={[
          { key: 'zh', label: t('chinese') },
          { key: 'en', label: t('english') },
        ]}
        extra={
          shown === 'en' &&
          textEn && (
            <Button kind="danger-quiet" size="small" onClick={() => onChange({ textEn: null })}>
              {t('remove-english')}
            </Button>
          )
        }
      />
      {shown === 'zh' && (
        <TextFields {...given} text={text} onChange={(next) => onChange({ text: next })} />
      )}
      {shown === 'en' && textEn && (
        <TextFields {...given} text={textEn} onChange={(next) => onChange({ textEn: next })} />
      )}
      {shown === 'en' && !textEn && (
        <Stack gap={2} align="start">
          <Text tone="muted">{t('english-optional')}</Text>
          <Button onClick={() => onChange({ textEn: blankText })}>{t('add-english')}</Button>
        </Stack>
      )}
    </Stack>
  )
}

interface TextFieldsProps extends Pick<TextTabsProps, 'tried' | 'needsBody'> {
  readonly text: NoticeText
  readonly onChange: (text: NoticeText) => void
}

function TextFields({ text, tried, needsBody, onChange }: TextFieldsProps) {
  const t = useMessages(operationsMessages)
  const missing = missingIn(text, needsBody)
  return (
    <>
      <FormField
        label={t('notice-title')}
        required
        error={tried && missing.title ? t('title-missing') : undefined}
      >
        <TextInput
          value={text.title}
          maxLength={120}
          onChange={(title) => onChange({ ...text, title })}
        />
      </FormField>
      <FormField
        label={t('body')}
        help={t('body-hint')}
        error={tried && missing.body ? t('body-missing') : undefined}
      >
        <RichTextInput value={text.body} onChange={(body) => onChange({ ...text, body })} />
      </FormField>
    </>
  )
}
