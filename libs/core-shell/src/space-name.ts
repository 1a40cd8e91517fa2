import { useNet } from '@atrium/core-net'
import { spaceOf, useBaseInfo, useSession } from '@atrium/core-session'

/** The name of the space the window shows, or its id when the person is not a member. */
export function useSpaceName(): string | undefined {
  const known = useSession((session) => {
    const { user } = session
    const space = spaceOf(session)
    if (!user || space === user.entId) return user?.entName
    return user.enterprises.find(({ entId }) => entId === space)?.name ?? space ?? undefined
  })
  const space = useSession(spaceOf)
  const said = useBaseInfo(({ info }) => (info && info.entId === space ? info.entName : null))
  return said ?? known
}

/** How the header calls the space, and the picture that stands for it there. */
export function useSpaceFace(): { readonly name: string | undefined; readonly logo?: string } {
  const name = useSpaceName()
  const space = useSession(spaceOf)
  const net = useNet()
  const info = useBaseInfo((known) => known.info)
  if (!info || info.entId !== space) return { name }
  const shown = { name: info.shortName ?? name }
  const hasLogo = info.logoId !== null && (info.skin?.logoInHeader ?? true)
  return hasLogo && info.logoId ? { ...shown, logo: net.fileUrl(info.logoId) } : shown
}
