import type { Migration } from '@atrium/server-core'

/** E-mail addresses that were proved, and enterprises that wait for an operator. */
export const registrationsMigration: Migration = {
  id: '0002-registrations',
  up: `
    create table platform.registration_email (
      token_hash bytea primary key,
      email text not null,
      expires_at timestamptz not null
    );
    create table platform.registration (
      id uuid primary key,
      enterprise_name text not null,
      contact_name text not null,
      login_id text not null,
      email text not null,
      password_hash text,
      locale text not null,
      state text not null,
      reason text not null default '',
      created_at timestamptz(3) not null,
      decided_at timestamptz(3),
      decided_by uuid,
      ent_id text,
      check (state = 'waiting' or password_hash is null)
    );
    create unique index registration_login_id on platform.registration (login_id)
      where state = 'waiting';
    create unique index registration_email_waiting on platform.registration (email)
      where state = 'waiting';
    create index registration_created on platform.registration (created_at desc, id desc);
  `,
}
