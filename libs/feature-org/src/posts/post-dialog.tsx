import { useErrorText, useMessages } from '@atrium/core-i18n'
import { isCallError, write } from '@atrium/core-net'
import { addPost, changePost, listPosts, type Post } from '@atrium/domain-org'
import { FormField, FormLayout, FormSection } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { TextArea } from '@atrium/ui/text-area'
import { TextInput } from '@atrium/ui/text-input'
import { useToast } from '@atrium/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DisputeNotice } from '../conflict/dispute-notice'
import { useSharedDraft } from '../conflict/use-shared-draft'
import { postMessages } from '../messages/post-messages'

/** Adds a post, or changes the one it is given. */
export function PostDialog({ post, onClose }: { post: Post | null; onClose: () => void }) {
  const t = useMessages(postMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const { draft, was, dispute, change, refused } = useSharedDraft({
    name: post?.names.name ?? '',
    nameEn: post?.names.nameEn ?? '',
    code: post?.code ?? '',
    description: post?.description ?? '',
  })
  const [tried, setTried] = useState(false)
  const adding = useMutation(write(addPost, { stales: [listPosts] }))
  const changing = useMutation(write(changePost, { stales: [listPosts] }))
  const error = adding.error ?? changing.error
  const missing = draft.name.trim() === ''

  function submit() {
    setTried(true)
    if (missing) return
    const onSuccess = () => {
      toast({ text: post ? t('saved') : t('added') })
      onClose()
    }
    if (post) changing.mutate({ ...draft, postId: post.id, was }, { onSuccess, onError: refused })
    else adding.mutate(draft, { onSuccess })
  }

  const inline = isCallError(error, 'name-taken', 'code-taken', 'changed-meanwhile')
  const said = (code: string) => (isCallError(error, code) ? errorText(error) : undefined)
  return (
    <Modal
      open
      title={post ? t('edit') : t('add')}
      busy={adding.isPending || changing.isPending}
      onClose={onClose}
      primary={{ label: post ? t('save') : t('create'), onClick: submit }}
    >
      <FormLayout width="full" label={t('posts')} onSubmit={submit}>
        {dispute && (
          <DisputeNotice
            dispute={dispute}
            fields={{
              name: { label: t('name'), text: ({ name }) => name },
              nameEn: { label: t('name-en'), text: ({ nameEn }) => nameEn },
              code: { label: t('code'), text: ({ code }) => code },
              description: { label: t('description'), text: ({ description }) => description },
            }}
          />
        )}
        {error && !inline && <Notice tone="danger">{errorText(error)}</Notice>}
        <FormSection>
          <FormField
            label={t('name')}
            required
            error={tried && missing ? t('name-missing') : said('name-taken')}
          >
            <TextInput
              value={draft.name}
              maxLength={60}
              onEnter={submit}
              onChange={(name) => change({ name })}
            />
          </FormField>
          <FormField label={t('name-en')} optional help={t('name-en-help')}>
            <TextInput
              value={draft.nameEn}
              maxLength={60}
              onEnter={submit}
              onChange={(nameEn) => change({ nameEn })}
            />
          </FormField>
          <FormField label={t('code')} optional help={t('code-help')} error={said('code-taken')}>
            <TextInput
              mono
              value={draft.code}
              maxLength={40}
              onEnter={submit}
              onChange={(code) => change({ code })}
            />
          </FormField>
          <FormField label={t('description')} optional>
            <TextArea
              rows={2}
              value={draft.description}
              maxLength={200}
              onChange={(description) => change({ description })}
            />
          </FormField>
        </FormSection>
      </FormLayout>
    </Modal>
  )
}
