import { useMessages } from '@atrium/core-i18n'
import { ChevronDownIcon, SettingsIcon } from '@atrium/ui/icon'
import { consoleKind, type ConsoleKind, consoleKinds } from '../layouts/console-kind'
import { shellMessages } from '../shell-messages'
import { HeaderPopover } from './header-popover'
import { useNavigationLinks } from './navigation-links'
import styles from './header.module.css'

/** The consoles this person may open, each with its first page. */
function useConsoles() {
  const links = useNavigationLinks('console')
  return consoleKinds.flatMap((kind) => {
    const first = links.find((link) => consoleKind(link.to) === kind)
    return first ? [{ kind, href: first.href }] : []
  })
}

/** The way from the workspace to the consoles; nothing for whoever may open none. */
export function ToConsoles() {
  const t = useMessages(shellMessages)
  const consoles = useConsoles()
  const [only] = consoles
  if (!only) return null
  const face = (
    <>
      <SettingsIcon />
      <span data-text>{t('console')}</span>
    </>
  )
  if (consoles.length === 1) {
    return (
      <a className={styles['to-console']} href={only.href} title={t('console')}>
        {face}
      </a>
    )
  }
  return (
    <HeaderPopover label={t('console')} triggerClass={styles['to-console']} trigger={face}>
      <ConsoleList consoles={consoles} />
    </HeaderPopover>
  )
}

/** Which console one is in, and the way to the others. */
export function ConsoleSwitch({ kind }: { readonly kind: ConsoleKind }) {
  const t = useMessages(shellMessages)
  const consoles = useConsoles()
  const name = t(`${kind}-console`)
  if (consoles.length < 2) return <strong>{name}</strong>
  return (
    <HeaderPopover
      label={t('set-to', { name: t('consoles'), value: name })}
      placement="bottomLeft"
      triggerClass={styles['console-name']}
      trigger={
        <>
          <strong>{name}</strong>
          <ChevronDownIcon size={12} />
        </>
      }
    >
      <ConsoleList consoles={consoles} current={kind} />
    </HeaderPopover>
  )
}

function ConsoleList({
  consoles,
  current,
}: {
  readonly consoles: ReturnType<typeof useConsoles>
  readonly current?: ConsoleKind
}) {
  const t = useMessages(shellMessages)
  return (
    <ul className={styles['list']}>
      {consoles.map(({ kind, href }) => (
        <li key={kind}>
          <a
            className={styles['line']}
            href={href}
            aria-current={kind === current ? 'true' : undefined}
          >
            <span className={styles['tone']} data-tone={kind} />
            <span>{t(`${kind}-console`)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
