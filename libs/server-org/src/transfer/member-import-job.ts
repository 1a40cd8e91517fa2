import { join } from 'node:path'
import { forgotPasswordPath } from '@atrium/domain-auth'
import { localeSchema } from '@atrium/domain-core'
import { type MemberImportResult, startMemberImport } from '@atrium/domain-org'
import {
  type Config,
  type Database,
  type FileStore,
  type JobDefinition,
  keepMade,
  type RunningJob,
  transferJob,
} from '@atrium/server-core'
import type { z } from 'zod'
import { refusingTaken } from '../taken'
import {
  checkMembers,
  type ImportedMembers,
  importMembers,
  type ImportMembersNeeds,
} from './import-members'
import { writeErrorFile, writeLinksFile } from './member-files'

const importInputSchema = startMemberImport.input.extend({ locale: localeSchema })

export type MemberImportInput = z.output<typeof importInputSchema>

export interface MemberImportNeeds extends ImportMembersNeeds {
  readonly database: Database
  readonly files: FileStore
  readonly config: Pick<Config, 'publicUrl'>
}

/** Wrong places that are kept to be shown; all of them are in the file of errors. */
const shownErrors = 100

/** Takes the people of a file in, all in one transaction: cancelled or failed, nothing is left behind. */
export function memberImportJob(needs: MemberImportNeeds): JobDefinition {
  return transferJob({
    kind: 'org.import-members',
    input: importInputSchema,
    run: async ({ input, job, folder }): Promise<MemberImportResult> => {
      const path = await needs.files.pathOf(job.scope, input.fileId)
      const imported = await refusingTaken(() => importOnce(needs, { input, job, path }))
      const count = (act: string) => imported.taken.filter((each) => each.act === act).length
      return {
        dryRun: input.dryRun,
        added: count('add'),
        invited: count('invite'),
        updated: count('update'),
        failed: new Set(imported.errors.map(({ row }) => row)).size,
        departments: imported.departments,
        errors: imported.errors.slice(0, shownErrors),
        errorFileId: await keepErrors(needs, { input, job, folder, path, imported }),
        linksFileId: await keepLinks(needs, { input, job, folder, path, imported }),
      }
    },
  })
}

interface Run {
  readonly input: MemberImportInput
  readonly job: RunningJob
  readonly path: string
}

function importOnce({ database, ...needs }: MemberImportNeeds, run: Run): Promise<ImportedMembers> {
  const { job, input } = run
  return input.dryRun
    ? database.read(job.scope, (tx) => checkMembers(tx, needs, run))
    : database.transaction(job.scope, (tx) => importMembers(tx, needs, run))
}

interface Made extends Run {
  readonly folder: string
  readonly imported: ImportedMembers
}

async function keepErrors({ files }: MemberImportNeeds, made: Made): Promise<string | null> {
  const { job, folder, imported } = made
  if (imported.errors.length === 0) return null
  const path = join(folder, 'errors.csv')
  await writeErrorFile(path, { ...made, errors: imported.errors })
  return (await keepMade(files, job, { path, ending: ' - errors.csv' })).id
}

async function keepLinks(
  { files, config }: MemberImportNeeds,
  { input, job, folder, imported }: Made,
): Promise<string | null> {
  if (imported.links.size === 0) return null
  const path = join(folder, 'links.csv')
  const page = `${config.publicUrl ?? ''}${forgotPasswordPath({})}`
  const people = imported.taken.flatMap(({ personId, loginId, read }) => {
    const token = imported.links.get(personId)
    return token ? [{ loginId, name: read.profile.name ?? '', link: `${page}?token=${token}` }] : []
  })
  await writeLinksFile(path, { people, locale: input.locale })
  return (await keepMade(files, job, { path, ending: ' - links.csv' })).id
}
