import { useMessages } from '@atrium/core-i18n'
import { useRouting } from '@atrium/core-routing'
import { useCan, useSession } from '@atrium/core-session'
import { type OfferedSolution, registerPath } from '@atrium/domain-public'
import { Button } from '@atrium/ui/button'
import { Text } from '@atrium/ui/text'
import { useState } from 'react'
import { solutionMessages } from '../messages/solution-messages'
import { InstallDialog } from './install-dialog'
import styles from './install-acts.module.css'

/** How whoever looks can have the solution: members install it, strangers come in first. */
export function InstallActs({ solution }: { readonly solution: OfferedSolution }) {
  const t = useMessages(solutionMessages)
  const routing = useRouting()
  const user = useSession((session) => session.user)
  const canInstall = useCan('apps.manage')
  const [installing, setInstalling] = useState(false)
  if (!user) {
    return (
      <div className={styles['acts']}>
        <Button size="large" href={routing.href(routing.signIn(routing.here()), '')}>
          {t('sign-in')}
        </Button>
        <Button kind="primary" size="large" href={routing.href(registerPath({}), '')}>
          {t('register-first')}
        </Button>
      </div>
    )
  }
  if (!canInstall) return <Text tone="muted">{t('no-right')}</Text>
  return (
    <div className={styles['acts']}>
      <Button kind="primary" size="large" onClick={() => setInstalling(true)}>
        {t('install')}
      </Button>
      {installing && (
        <InstallDialog
          solution={solution}
          space={user.entName}
          onClose={() => setInstalling(false)}
        />
      )}
    </div>
  )
}
