import { auditMigrations } from '../audit/audit-migrations'
import type { ModuleMigrations } from '../database/migrate'
import { fileMigrations } from '../files/file-store'
import { peopleMigrations } from '../people/people-migrations'
import { versionMigrations } from '../versions/answer-versions'
import { idempotencyMigrations } from './idempotency'

/** The shared tables that calls stand on. */
export const httpMigrations: readonly ModuleMigrations[] = [
  { name: 'people', migrations: peopleMigrations },
  { name: 'audit', migrations: auditMigrations },
  { name: 'files', migrations: fileMigrations },
  { name: 'idempotency', migrations: idempotencyMigrations },
  { name: 'versions', migrations: versionMigrations },
]
