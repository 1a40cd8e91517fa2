import { useMessages } from '@atrium/core-i18n'
import type { NetQueryClient } from '@atrium/core-net'
import { useRouting, useSlot } from '@atrium/core-routing'
import { signOut, useSession } from '@atrium/core-session'
import { Avatar } from '@atrium/ui/avatar'
import { CheckIcon, type Icon, LoginIcon, LogoutIcon, SyncIcon } from '@atrium/ui/icon'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { shellMessages } from '../shell-messages'
import { accountParts } from '../shell-slots'
import { useSpaceName } from '../space-name'
import { useAccountLinks, useSpaceLinks } from './account-links'
import { Appearance, LanguageChoice } from './appearance'
import { HeaderPopover, type HeaderPopoverProps } from './header-popover'
import { SpaceLinks, SpaceList, useSpaces } from './space-switch'
import styles from './header.module.css'

export interface AccountMenuProps extends Pick<HeaderPopoverProps, 'placement' | 'triggerClass'> {
  /** Stands under the face, where there is room. */
  readonly text?: string
}

/** The person: their pages, their enterprises, on a phone their look, and the way out. */
export function AccountMenu({ text, placement, triggerClass }: AccountMenuProps) {
  const t = useMessages(shellMessages)
  const user = useSession((session) => session.user)
  const space = useSpaceName()
  const { signIn, href, here } = useRouting()
  if (!user) {
    return (
      <a className={styles['sign-in']} href={href(signIn(here()), '')}>
        <LoginIcon /> {t('sign-in')}
      </a>
    )
  }
  return (
    <HeaderPopover
      label={text ?? t('account')}
      triggerClass={triggerClass ?? styles['account']}
      {...(placement ? { placement } : {})}
      trigger={
        <>
          <Avatar name={user.name} size={text ? 20 : 32} />
          {text && <span>{text}</span>}
        </>
      }
    >
      <div className={styles['who']}>
        <Avatar name={user.name} size={40} />
        <div>
          <strong>{user.name}</strong>
          <span>{[user.loginId, space].filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <AccountPages />
      <FeatureParts />
      <Enterprises />
      <div className={styles['narrow-only']}>
        <hr />
        <Appearance />
        <LanguageChoice />
      </div>
      <hr />
      <WaysOut />
    </HeaderPopover>
  )
}

function AccountPages() {
  const { href } = useRouting()
  const links = useAccountLinks()
  if (links.length === 0) return null
  return (
    <>
      <hr />
      {links.map(({ id, to, title, icon: Icon }) => (
        <a key={id} className={styles['line']} href={href(to)}>
          <Icon />
          <span>{title}</span>
        </a>
      ))}
    </>
  )
}

function FeatureParts() {
  return useSlot(accountParts).map(({ id, render: Part }) => (
    <Suspense key={id}>
      <Part />
    </Suspense>
  ))
}

export interface AccountPartProps {
  readonly title: string
  readonly children: ReactNode
}

/** Lines of the account menu that belong together. */
export function AccountPart({ title, children }: AccountPartProps) {
  return (
    <>
      <hr />
      <p className={styles['panel-title']}>{title}</p>
      {children}
    </>
  )
}

export interface AccountLineProps {
  readonly icon: Icon
  readonly text: string
  /** It is what goes on now. */
  readonly current?: boolean
  readonly onClick: () => void
}

/** An act in the account menu. */
export function AccountLine({ icon: LineIcon, text, current = false, onClick }: AccountLineProps) {
  return (
    <button
      type="button"
      className={styles['line']}
      aria-current={current ? 'true' : undefined}
      onClick={onClick}
    >
      <LineIcon />
      <span>{text}</span>
      {current && <CheckIcon />}
    </button>
  )
}

function Enterprises() {
  const t = useMessages(shellMessages)
  const spaces = useSpaces()
  const links = useSpaceLinks()
  if (spaces.length < 2 && links.length === 0) return null
  return (
    <>
      <hr />
      {spaces.length > 1 && (
        <>
          <p className={styles['panel-title']}>{t('switch-space')}</p>
          <SpaceList spaces={spaces} />
        </>
      )}
      <SpaceLinks links={links} />
    </>
  )
}

function WaysOut() {
  const t = useMessages(shellMessages)
  const leave = useSignOut()
  const { here } = useRouting()
  return (
    <>
      <button type="button" className={styles['line']} onClick={() => leave(here())}>
        <SyncIcon />
        <span>{t('switch-account')}</span>
      </button>
      <button type="button" className={styles['line']} onClick={() => leave()}>
        <LogoutIcon />
        <span>{t('sign-out')}</span>
      </button>
    </>
  )
}

/** Signs out and shows the sign-in page, with nothing of the person left in the window. */
export function useSignOut(): (returnTo?: string) => void {
  const routing = useRouting()
  const client = useQueryClient() as NetQueryClient
  return (returnTo = '') =>
    void signOut(client).then(() => routing.load(routing.href(routing.signIn(returnTo), '')))
}
