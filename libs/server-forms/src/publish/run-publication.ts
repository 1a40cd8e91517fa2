import type { AppItemsPort } from '@atrium/domain-apps'
import type { Form } from '@atrium/domain-forms'
import type { Clock, Database, SpaceScope, Tx } from '@atrium/server-core'
import { findForm, holdForm, insertPublication, type StoredForm } from '../forms/form-store'
import { tableLock } from '../tables/table-catalog'
import { patiently, type Patience, waitBriefly } from './patience'
import type { Publication, PublishAim } from './publication'
import type { Statement } from './table-plan'

export interface PublicationNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly apps: AppItemsPort<Tx>
}

interface Publishing {
  readonly aim: PublishAim
  /** Decides once more, now that nobody else changes the form. */
  readonly decide: (tx: Tx, stored: StoredForm) => Promise<Publication>
  readonly patience?: Patience
}

/** Migrates and publishes in one transaction, which writers of records wait for. */
export function runPublication(
  needs: PublicationNeeds,
  scope: SpaceScope,
  { aim, decide, patience }: Publishing,
): Promise<Form> {
  return patiently(
    () =>
      needs.database.transaction(scope, async (tx) => {
        await waitBriefly(tx)
        await tx.query('select pg_advisory_xact_lock($1::bigint)', [tableLock(aim.formId)])
        const publication = await decide(tx, await holdForm(tx, aim.formId))
        for (const statement of publication.table.statements) await runStatement(tx, statement)
        return keepPublication(tx, needs, { scope, aim, publication })
      }),
    patience,
  )
}

async function runStatement(tx: Tx, statement: Statement): Promise<void> {
  await tx.query(statement.text, statement.kind === 'fill' ? statement.values : [])
}

interface Decided {
  readonly scope: SpaceScope
  readonly aim: PublishAim
  readonly publication: Publication
}

async function keepPublication(
  tx: Tx,
  { clock, apps }: PublicationNeeds,
  { scope, aim, publication }: Decided,
): Promise<Form> {
  const { form, plan, table, archivedFields } = publication
  const { entId, personId } = scope
  const version = form.version + 1
  await insertPublication(tx, {
    formId: form.id,
    entId,
    version,
    schema: plan.schema,
    // Who went on designing meanwhile keeps that.
    draft: form.draftRevision === aim.revision ? plan.schema : form.draft,
    columns: table.columns,
    archivedFields,
    steps: plan.steps,
    rolledBackTo: aim.version,
    at: clock.now(),
    personId: personId ?? '',
  })
  await apps.changeItem(tx, form.id, { ready: true })
  tx.outdate({ apps: [form.appId] })
  tx.announce({ entity: 'form', ids: [form.id], act: 'changed', entId, version })
  const act = aim.version === null ? 'forms.publish-form' : 'forms.roll-back-form'
  const steps = plan.steps.map((step) => step.kind)
  const details = { version, steps, ...(aim.version === null ? {} : { backTo: aim.version }) }
  tx.record({ act, entity: 'form', entityId: form.id, details })
  const kept = await findForm(tx, form.id)
  if (!kept) throw new Error('the form that was published is gone')
  return kept.form
}
