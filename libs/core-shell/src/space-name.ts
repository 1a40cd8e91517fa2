import { spaceOf, useSession } from '@atrium/core-session'

/** The name of the space the window shows, or its id when the person is not a member. */
export function useSpaceName(): string | undefined {
  return useSession((session) => {
    const { user } = session
    const space = spaceOf(session)
    if (!user || space === user.entId) return user?.entName
    return user.enterprises.find(({ entId }) => entId === space)?.name ?? space ?? undefined
  })
}
