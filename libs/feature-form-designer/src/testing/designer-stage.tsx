import { PageStage, type PageStageProps } from '@atrium/core-shell/testing'
import { type Form, formSettingPath, formsPermissions } from '@atrium/domain-forms'

interface DesignerStageProps extends Omit<PageStageProps, 'path' | 'at' | 'permissions'> {
  form: Pick<Form, 'id' | 'appId'>
}

/** The designer's surroundings at the address of a form, for tests and stories. */
export function DesignerStage({ form, ...props }: DesignerStageProps) {
  const { id: tableId, appId } = form
  const at = formSettingPath({ appType: 'form', appId, version: 'draft', tableId })
  const permissions = Object.keys(formsPermissions)
  return <PageStage {...props} path={formSettingPath} at={at} permissions={permissions} />
}
