import { PageStage, type PageStageProps } from '@atrium/core-shell/testing'
import { operationNoticesPath } from '@atrium/domain-public'

/** What surrounds an operator's page, on a network of answers: for tests and stories. */
export function OperationsStage(props: Omit<PageStageProps, 'path' | 'permissions'>) {
  return <PageStage path={operationNoticesPath} permissions={[]} {...props} />
}
