import { useMessages } from '@atrium/core-i18n'
import type { SignOnOffer } from '@atrium/domain-auth'
import { Button } from '@atrium/ui/button'
import { authMessages } from '../messages/auth-messages'
import { Refusal } from '../sign-in/refusal'
import { useSignOn } from './use-sign-on'
import styles from './sign-on.module.css'

/** The way in by the enterprise's own provider, below the others. */
export function SignOnWay({ offer }: { readonly offer: SignOnOffer }) {
  const t = useMessages(authMessages)
  const begin = useSignOn(offer)
  const { entId, name, required } = offer
  return (
    <section className={styles['way']} aria-label={t('sign-on')}>
      <p className={styles['or']}>{t('or')}</p>
      <Refusal error={begin.error} seconds={0} />
      <Button
        kind={required ? 'primary' : 'default'}
        size="large"
        wide
        loading={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate({ entId })}
      >
        {t('sign-on-by', { name })}
      </Button>
      {required && <p className={styles['required']}>{t('sign-on-required')}</p>}
    </section>
  )
}
