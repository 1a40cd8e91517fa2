import { useErrorText, useMessages } from '@atrium/core-i18n'
import { useUnsavedChanges } from '@atrium/core-routing'
import { type Notice, noticeCategories, type NoticeDraft } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { useConfirm } from '@atrium/ui/confirm'
import { DateTimePicker } from '@atrium/ui/date-picker'
import { FormField, FormLayout, FormSection, SubmitBar } from '@atrium/ui/form-layout'
import { Notice as Message } from '@atrium/ui/notice'
import { Select } from '@atrium/ui/select'
import { useEffect, useState } from 'react'
import { operationsMessages } from '../messages/operations-messages'
import { blankDraft, draftOf, missingIn } from './notice-draft'
import { TextTabs } from './text-tabs'
import { useNoticeActs } from './use-notice-acts'

export interface NoticeEditorProps {
  readonly notice: Notice | null
  /** The drawer is to be closed; what is not saved is asked about. */
  readonly closing: boolean
  readonly onStay: () => void
  readonly onCreated: (id: string) => void
  readonly onClose: () => void
}

/** The fields of a notice, and what can be done with it. */
export function NoticeEditor({ notice, closing, onStay, onCreated, onClose }: NoticeEditorProps) {
  const t = useMessages(operationsMessages)
  const errorText = useErrorText()
  const [draft, setDraft] = useState<NoticeDraft>(() => (notice ? draftOf(notice) : blankDraft))
  const [dirty, setDirty] = useState(false)
  const [tried, setTried] = useState<'save' | 'publish' | null>(null)
  const { confirm, dialog } = useConfirm()
  const acts = useNoticeActs({ notice, onCreated, onSaved: () => setDirty(false), onClose })
  useUnsavedChanges(dirty)
  useEffect(() => {
    if (closing) void leave()
    // oxlint-disable-next-line react/exhaustive-deps -- asked once each time the drawer is to be closed
  }, [closing])

  async function leave() {
    const question = {
      act: t('close-unsaved'),
      thing: draft.text.title.trim() || t('write-notice'),
      consequence: t('close-consequence'),
    }
    if (!dirty || (await confirm(question))) onClose()
    else onStay()
  }

  function change(part: Partial<NoticeDraft>) {
    setDirty(true)
    setDraft((known) => ({ ...known, ...part }))
  }

  const isPublished = notice?.state === 'published'
  const needsBody = tried === 'publish' || isPublished
  const texts = draft.textEn ? [draft.text, draft.textEn] : [draft.text]

  function attempt(act: 'save' | 'publish') {
    setTried(act)
    const strict = act === 'publish' || isPublished
    const wrong = texts.some((text) => Object.values(missingIn(text, strict)).includes(true))
    if (!wrong) acts.save(draft, { publish: act === 'publish', unchanged: !dirty })
  }

  async function remove() {
    const thing = draft.text.title.trim()
    const sure = await confirm({ act: t('delete'), thing, consequence: t('delete-consequence') })
    if (sure) acts.remove()
  }

  return (
    <FormLayout width="full" label={t('edit-notice')} onSubmit={() => attempt('save')}>
      {acts.error && <Message tone="danger">{errorText(acts.error)}</Message>}
      <TextTabs draft={draft} tried={tried !== null} needsBody={needsBody} onChange={change} />
      <FormSection columns={2}>
        <FormField label={t('category')}>
          <Select
            value={draft.category}
            options={noticeCategories.map((each) => ({
              value: each,
              label: t(`category-${each}`),
            }))}
            onChange={(category) => category && change({ category })}
          />
        </FormField>
        <FormField label={t('place')} group>
          <Checkbox value={draft.pinned} onChange={(pinned) => change({ pinned })}>
            {t('pin-it')}
          </Checkbox>
        </FormField>
        <FormField label={t('from')} optional help={t('from-help')}>
          <DateTimePicker value={draft.from} onChange={(from) => change({ from })} />
        </FormField>
        <FormField label={t('until')} optional help={t('until-help')}>
          <DateTimePicker value={draft.until} onChange={(until) => change({ until })} />
        </FormField>
      </FormSection>
      <SubmitBar>
        {!isPublished && (
          <Button kind="primary" loading={acts.isPending} onClick={() => attempt('publish')}>
            {notice?.state === 'withdrawn' ? t('publish-again') : t('publish')}
          </Button>
        )}
        <Button kind={isPublished ? 'primary' : 'default'} type="submit" disabled={acts.isPending}>
          {isPublished ? t('save') : t('save-draft')}
        </Button>
        {isPublished && (
          <Button disabled={acts.isPending} onClick={acts.withdraw}>
            {t('withdraw')}
          </Button>
        )}
        {notice && !isPublished && (
          <Button kind="danger-quiet" disabled={acts.isPending} onClick={() => void remove()}>
            {t('delete')}
          </Button>
        )}
      </SubmitBar>
      {dialog}
    </FormLayout>
  )
}
