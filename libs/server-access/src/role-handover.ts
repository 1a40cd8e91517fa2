import type { AppItemsPort } from '@atrium/domain-apps'
import type { HandoverPort, Subject } from '@atrium/domain-org'
import { type Tx, spaceOf } from '@atrium/server-core'
import { appRoleEntity } from './access'

type Apps = Pick<AppItemsPort<Tx>, 'appNames'>

/** The roles in applications that a person who leaves was given themselves, not by where they stood. */
export function createRoleHandover(apps: Apps): HandoverPort<Tx> {
  return {
    kind: 'app-roles',
    grants: true,
    async held(tx, personId) {
      const roles = await tx.query<{ id: string; appId: string; name: string }>(
        `select id, app_id as "appId", name from platform.app_role
          where ent_id = $1 and subjects @> $2::jsonb order by lower(name), id`,
        [spaceOf(tx), subjectText(personId)],
      )
      const names = await apps.appNames(tx, [...new Set(roles.map(({ appId }) => appId))])
      return roles.flatMap(({ id, appId, name }) => {
        const app = names.get(appId)
        return app === undefined ? [] : [{ id, name: `${app} · ${name}`, count: 1 }]
      })
    },
    handOver: (tx, { fromId, toId }) => replaceSubject(tx, fromId, toId),
    async letGo(tx, personId) {
      await replaceSubject(tx, personId, null)
    },
  }
}

/** Puts another person in the place of one in every role, or nobody; answers in how many. */
async function replaceSubject(tx: Tx, fromId: string, toId: string | null): Promise<number> {
  const entId = spaceOf(tx)
  const rows = await tx.query<{ id: string; appId: string }>(
    `update platform.app_role set version = version + 1,
        subjects = (
          select coalesce(jsonb_agg(subject order by at), '[]'::jsonb)
            from jsonb_array_elements(subjects) with ordinality as given (subject, at)
            where subject <> ($2::jsonb -> 0)
        ) || case when subjects @> $3::jsonb then '[]'::jsonb else $3::jsonb end
      where ent_id = $1 and subjects @> $2::jsonb returning id, app_id as "appId"`,
    [entId, subjectText(fromId), toId === null ? '[]' : subjectText(toId)],
  )
  for (const { id, appId } of rows) {
    const details = { from: fromId, to: toId }
    tx.record({ act: 'access.hand-over-role', entity: appRoleEntity, entityId: id, details })
    tx.announce({ entity: appRoleEntity, act: 'changed', entId, parentId: appId, ids: [id] })
  }
  return rows.length
}

function subjectText(personId: string): string {
  const subject: Subject = { kind: 'person', id: personId }
  return JSON.stringify([subject])
}
