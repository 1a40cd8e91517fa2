import type { Migration } from '@atrium/server-core'

/** Verification codes and second factors. They are of persons, so they stand above the spaces. */
export const authMigration: Migration = {
  id: '0001-auth',
  up: `
    create table platform.verification_code (
      purpose text not null,
      address text not null,
      person_id uuid references platform.persons,
      code_hash bytea,
      tries integer not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null,
      wait_until timestamptz not null,
      counted_from timestamptz not null,
      sent_count integer not null,
      primary key (purpose, address)
    );
    create table platform.second_factor (
      person_id uuid primary key references platform.persons,
      secret bytea not null,
      begun_at timestamptz not null,
      confirmed_at timestamptz
    );
    create table platform.factor_use (
      person_id uuid not null references platform.persons,
      step bigint not null,
      primary key (person_id, step)
    );
    create table platform.recovery_code (
      person_id uuid not null references platform.persons,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (person_id, code_hash)
    );`,
}
