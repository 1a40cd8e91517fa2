import { PageStage, type PageStageProps } from '@atrium/core-shell/testing'
import { formsPermissions } from '@atrium/domain-forms'

interface FormsStageProps extends Omit<PageStageProps, 'permissions'> {
  permissions?: readonly string[]
}

/** The surroundings of a page of this feature, for tests and stories. */
export function FormsStage({ permissions, ...props }: FormsStageProps) {
  return <PageStage {...props} permissions={permissions ?? Object.keys(formsPermissions)} />
}
