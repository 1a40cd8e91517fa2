import type { CurrentUser, EnterpriseRef, Role } from '@atrium/domain-core'
import { create } from 'zustand'

/** An enterprise that nobody may enter for now, and where else the person may go. */
export interface Frozen {
  readonly message: string
  readonly others: readonly EnterpriseRef[]
}

/** Who uses this window, and in which space. */
export interface Session {
  /** Unknown until the server said who it is; null when nobody is signed in. */
  readonly user: CurrentUser | null | undefined
  /** The space named in the address; null when it names none. */
  readonly addressSpace: string | null
  /** True for somebody signed in who is no member of the address's space; the space then knows no user. */
  readonly stranger: boolean
  /** What the server said of an enterprise that is frozen; null while it is not. */
  readonly frozen: Frozen | null
  /** True in a window where only pages that allow sandbox mode are open. */
  readonly sandbox: boolean
  readonly setUser: (user: CurrentUser | null) => void
  /** What the window's address said when it was opened. */
  readonly enter: (window: Pick<Session, 'addressSpace' | 'sandbox'>) => void
}

/** The window's session; a store because it outlives every page. */
export const useSession = create<Session>((set) => ({
  user: undefined,
  addressSpace: null,
  stranger: false,
  frozen: null,
  sandbox: false,
  setUser: (user) => set({ user }),
  enter: ({ addressSpace, sandbox }) => set({ addressSpace, sandbox }),
}))

/** The signed-in person; throws where nobody is, so use it only on pages that need one. */
export function useCurrentUser(): CurrentUser {
  const user = useSession((session) => session.user)
  if (!user) throw new Error('Nobody is signed in')
  return user
}

/** The space the page shows: the address's, or else the person's own. */
export function spaceOf({ user, addressSpace }: Pick<Session, 'user' | 'addressSpace'>) {
  return addressSpace ?? user?.entId ?? null
}

/** True when the address names a space that is not the person's own (section 2). */
export function isCrossSpace({ user, addressSpace }: Pick<Session, 'user' | 'addressSpace'>) {
  return addressSpace !== null && addressSpace !== user?.entId
}

/** True when one of the person's roles is among the owners; no owners means everyone (section 6). */
export function hasRole(user: CurrentUser | null | undefined, owners: readonly Role[]): boolean {
  return owners.length === 0 || (user?.roles.some((role) => owners.includes(role)) ?? false)
}

/** True when the person's roles allow it; the server decides again at every call. */
export function useCan(permission: string): boolean {
  return useSession(({ user }) => user?.permissions.includes(permission) ?? false)
}
