import { useMessages } from '@atrium/core-i18n'
import { windowPlace } from '@atrium/core-routing'
import { useCurrentUser } from '@atrium/core-session'
import { Card } from '@atrium/ui/card'
import { Link } from '@atrium/ui/link'
import { developerMessages } from '../messages/developer-messages'
import styles from './developer.module.css'

/** How a program calls with a token, and within which bounds. */
export function CallGuide() {
  const t = useMessages(developerMessages)
  const { base, origin } = windowPlace()
  const { entId } = useCurrentUser()
  return (
    <Card title={t('use')}>
      <p className={styles['lead']}>{t('use-about')}</p>
      <pre className={styles['example']}>
        <code>{exampleOf(`${origin}${base}/space-${entId}`)}</code>
      </pre>
      <ul className={styles['rules']}>
        <li>{t('use-rights')}</li>
        <li>{t('use-guards')}</li>
        <li>{t('use-limit')}</li>
      </ul>
      <Link href={`${base}/sapi/docs`} external>
        {t('use-spec')}
      </Link>
    </Card>
  )
}

function exampleOf(space: string): string {
  return `curl -H "Authorization: Bearer $TOKEN" \\\n  ${space}/sapi/apps`
}
