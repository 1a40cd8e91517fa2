import {
  type InstallationSettings,
  installationSettingsSchema,
  plainInstallation,
} from '@atrium/domain-enterprise'
import type { Tx } from '@atrium/server-core'

export interface KeptInstallation {
  readonly settings: InstallationSettings
  readonly version: number
}

export async function selectInstallation(tx: Tx, entId: string): Promise<KeptInstallation> {
  const [row] = await tx.query<{ settings: object; version: number }>(
    'select settings, version from platform.installation where ent_id = $1',
    [entId],
  )
  if (!row) return { settings: plainInstallation, version: 0 }
  const kept = installationSettingsSchema.safeParse({ ...plainInstallation, ...row.settings })
  return { settings: kept.data ?? plainInstallation, version: row.version }
}

export async function saveInstallation(
  tx: Tx,
  entId: string,
  settings: InstallationSettings,
): Promise<void> {
  await tx.query(
    `insert into platform.installation as kept (ent_id, settings, version) values ($1, $2, 1)
      on conflict (ent_id) do update set settings = excluded.settings, version = kept.version + 1`,
    [entId, JSON.stringify(settings)],
  )
}
