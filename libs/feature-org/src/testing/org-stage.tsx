import { PageStage, type PageStageProps } from '@atrium/core-shell/testing'

/** What surrounds a page of the organisation, on a network of answers: for tests and stories. */
export function OrgStage(props: Omit<PageStageProps, 'permissions'>) {
  return <PageStage permissions={[]} {...props} />
}
