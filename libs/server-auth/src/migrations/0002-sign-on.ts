import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Providers of enterprises, what is under way with them, and whom they know. */
export const signOnMigration: Migration = {
  id: '0002-sign-on',
  up: `
    create table platform.sign_on (
      ent_id text primary key references platform.enterprises,
      config jsonb not null,
      secret bytea not null,
      changed_at timestamptz not null
    );
    ${keepSpacesApart('platform.sign_on')}
    create table platform.sign_on_domain (
      domain text primary key,
      ent_id text not null references platform.enterprises
    );
    create index sign_on_domain_ent on platform.sign_on_domain (ent_id);
    create table platform.sign_on_try (
      ticket_hash bytea primary key,
      ent_id text not null references platform.enterprises,
      state text not null,
      nonce text not null,
      verifier text not null,
      expires_at timestamptz not null
    );
    create table platform.sign_on_link (
      ent_id text not null references platform.enterprises,
      issuer text not null,
      subject text not null,
      person_id uuid not null references platform.persons,
      linked_at timestamptz not null,
      primary key (ent_id, issuer, subject),
      unique (ent_id, issuer, person_id)
    );
    ${keepSpacesApart('platform.sign_on_link')}`,
}
