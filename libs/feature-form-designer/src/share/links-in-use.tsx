import { useErrorText, useFormats, useMessages } from '@atrium/core-i18n'
import { read, write } from '@atrium/core-net'
import { listPreviewLinks, type PreviewLink, revokePreviewLink } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { ErrorState } from '@atrium/ui/error-state'
import { Skeleton } from '@atrium/ui/skeleton'
import { Tag } from '@atrium/ui/tag'
import { useMutation, useQuery } from '@tanstack/react-query'
import { shareMessages } from '../messages/share-messages'
import styles from './share.module.css'

/** Links that work now, each with its end. */
export function LinksInUse({ formId }: { readonly formId: string }) {
  const t = useMessages(shareMessages)
  const errorText = useErrorText()
  const { data, error, refetch } = useQuery(read(listPreviewLinks, { formId }))
  return (
    <section className={styles['links']}>
      <h3>{t('in-use')}</h3>
      {error && (
        <ErrorState
          small
          title={t('load-failed')}
          advice={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton count={2} />}
      {data?.length === 0 && <p className={styles['hint']}>{t('none')}</p>}
      {data && data.length > 0 && (
        <ul>
          {data.map((link) => (
            <LinkLine key={link.id} link={link} />
          ))}
        </ul>
      )}
    </section>
  )
}

function LinkLine({ link }: { readonly link: PreviewLink }) {
  const t = useMessages(shareMessages)
  const formats = useFormats()
  const revoke = useMutation(write(revokePreviewLink, { stales: [listPreviewLinks] }))
  const made = { name: link.createdBy, moment: formats.dateTime(link.expiresAt) }
  return (
    <li>
      <div>
        <Tag tone={link.shows === 'draft' ? 'warning' : 'success'}>{t(`shows-${link.shows}`)}</Tag>
        <span>
          {link.opened > 0
            ? t('opened', { count: formats.number(link.opened) })
            : t('never-opened')}
        </span>
        <small>{t('made-by', made)}</small>
      </div>
      <Button
        kind="danger-quiet"
        size="small"
        label={t('revoke-this', made)}
        loading={revoke.isPending}
        onClick={() => revoke.mutate({ linkId: link.id })}
      >
        {t('revoke')}
      </Button>
    </li>
  )
}
