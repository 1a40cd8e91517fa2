import { useMessages } from '@atrium/core-i18n'
import { mountReact, useQuery, useRouting } from '@atrium/core-routing'
import { safeReturnAddress } from '@atrium/domain-auth'
import { BuildingArt } from '../components/building-art'
import { LoginForm } from '../components/login-form'
import { authMessages } from '../messages/auth-messages'
import styles from './login-page.module.css'

/** Sign-in; afterwards the window goes where the person wanted to go. */
export function LoginPage() {
  const t = useMessages(authMessages)
  const routing = useRouting()
  const [{ url }] = useQuery()
  const next = safeReturnAddress(url, routing.base) ?? routing.href(routing.home, '')
  return (
    <div className={styles['page']}>
      <section className={styles['art']} aria-hidden>
        <BuildingArt />
        <div>
          <p className={styles['slogan']}>{t('slogan')}</p>
          <p>{t('slogan-detail')}</p>
        </div>
      </section>
      <section className={styles['side']}>
        <div className={styles['card']}>
          <h1>{t('welcome')}</h1>
          <p className={styles['purpose']}>{t('purpose')}</p>
          <LoginForm onSignedIn={() => routing.load(next)} />
        </div>
      </section>
    </div>
  )
}

export const mount = mountReact(LoginPage)
