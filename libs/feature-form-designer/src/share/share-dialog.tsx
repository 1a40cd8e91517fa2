import { useErrorText, useMessages } from '@atrium/core-i18n'
import { write } from '@atrium/core-net'
import { useRouting } from '@atrium/core-routing'
import {
  createPreviewLink,
  listPreviewLinks,
  previewPath,
  type PreviewShows,
  type PreviewValidity,
  previewValidities,
} from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { FormField, FormLayout } from '@atrium/ui/form-layout'
import { Modal } from '@atrium/ui/modal'
import { Notice } from '@atrium/ui/notice'
import { Segmented } from '@atrium/ui/segmented'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shareMessages } from '../messages/share-messages'
import { LinkToCopy } from './link-to-copy'
import { LinksInUse } from './links-in-use'
import styles from './share.module.css'

export interface ShareDialogProps {
  readonly form: { readonly id: string; readonly name: string; readonly version: number }
  readonly onClose: () => void
}

/** Makes a link by which strangers try the form, and ends the ones there are. */
export function ShareDialog({ form, onClose }: ShareDialogProps) {
  const t = useMessages(shareMessages)
  const errorText = useErrorText()
  const { href } = useRouting()
  const [shows, setShows] = useState<PreviewShows>(form.version > 0 ? 'published' : 'draft')
  const [validity, setValidity] = useState<PreviewValidity>('day')
  const create = useMutation(write(createPreviewLink, { stales: [listPreviewLinks] }))
  const token = create.data?.token
  return (
    <Modal open title={t('title', { name: form.name })} onClose={onClose}>
      <FormLayout width="full" onSubmit={() => create.mutate({ formId: form.id, shows, validity })}>
        <p className={styles['hint']}>{t('hint')}</p>
        {create.error && <Notice tone="danger">{errorText(create.error)}</Notice>}
        <div className={styles['choices']}>
          <FormField label={t('shows')} group>
            <Segmented
              label={t('shows')}
              value={shows}
              options={[
                {
                  value: 'published',
                  label: t('shows-published'),
                  disabled: form.version === 0,
                },
                { value: 'draft', label: t('shows-draft') },
              ]}
              onChange={setShows}
            />
          </FormField>
          <FormField label={t('validity')} group>
            <Segmented
              label={t('validity')}
              value={validity}
              options={previewValidities.map((each) => ({
                value: each,
                label: t(`validity-${each}`),
              }))}
              onChange={setValidity}
            />
          </FormField>
          <Button kind="primary" type="submit" loading={create.isPending}>
            {t('create')}
          </Button>
        </div>
        {token && <LinkToCopy address={fullAddress(href(previewPath({ token }), ''))} />}
        <LinksInUse formId={form.id} />
      </FormLayout>
    </Modal>
  )
}

function fullAddress(path: string): string {
  return new URL(path, document.baseURI).href
}
