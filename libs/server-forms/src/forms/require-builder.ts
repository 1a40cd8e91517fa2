import { type AccessPort, mayBuild } from '@atrium/domain-access'
import { type Caller, NotAllowed, type Tx } from '@atrium/server-core'

/** Refuses who may not build the form, or with no form yet, the application. */
export async function requireBuilder(
  tx: Tx,
  access: AccessPort<Tx>,
  caller: Caller,
  { appId, id = null }: { readonly appId: string; readonly id?: string | null },
): Promise<void> {
  const building = { appId, formId: id, person: caller }
  if (!(await mayBuild(access, tx, building))) throw new NotAllowed('not-a-builder')
}
