import { PageStage, type PageStageProps } from '@atrium/core-shell/testing'
import { appCenterPath, appsPermissions } from '@atrium/domain-apps'

interface AppsStageProps extends Omit<PageStageProps, 'path' | 'permissions'> {
  permissions?: readonly string[]
}

/** The application center's surroundings, for tests and stories. */
export function AppsStage({ permissions, ...props }: AppsStageProps) {
  return (
    <PageStage
      {...props}
      path={appCenterPath}
      permissions={permissions ?? Object.keys(appsPermissions)}
    />
  )
}
