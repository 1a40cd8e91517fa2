import { useRouting, withQuery } from '@atrium/core-routing'
import { shownJoinCode } from '@atrium/domain-org'
import { registerPath } from '@atrium/domain-public'

/** The whole address behind a code, for whoever is elsewhere. */
export function useJoinAddress(): (code: string) => string {
  const { href } = useRouting()
  return (code) => {
    const path = withQuery(registerPath({}), { join: shownJoinCode(code) })
    return new URL(href(path, ''), document.baseURI).href
  }
}
