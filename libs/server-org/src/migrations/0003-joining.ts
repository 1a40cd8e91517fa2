import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Links and mails by which people join, and their requests. */
export const joiningMigration: Migration = {
  id: '0003-joining',
  up: `
    create table platform.join_link (
      id uuid primary key,
      ent_id text not null,
      code text,
      token_hash bytea,
      email text,
      label text not null,
      max_uses integer,
      uses integer not null default 0,
      approval boolean not null,
      department_id uuid,
      org_role_ids uuid[] not null,
      made_by uuid not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      revoked_at timestamptz
    );
    create index join_link_made on platform.join_link (ent_id, created_at, id);
    create unique index join_link_code on platform.join_link (code) where code is not null;
    create unique index join_link_token on platform.join_link (token_hash) where token_hash is not null;
    create index join_link_email on platform.join_link (ent_id, email) where email is not null;
    ${keepSpacesApart('platform.join_link')}

    create table platform.join_request (
      id uuid primary key,
      ent_id text not null,
      person_id uuid not null,
      link_id uuid not null,
      state text not null,
      reason text not null default '',
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid
    );
    create index join_request_made on platform.join_request (ent_id, created_at, id);
    create index join_request_person on platform.join_request (person_id);
    create unique index join_request_waiting on platform.join_request (ent_id, person_id) where state = 'waiting';
    ${keepSpacesApart('platform.join_request')}
  `,
}
