import { keepSpacesApart, type Migration } from '@atrium/server-core'

export const developerGrantsMigration: Migration = {
  id: '0001-developer-grants',
  up: `
    create table platform.developer_grant (
      id uuid primary key,
      ent_id text not null,
      person_id uuid not null,
      state text not null
        check (state in ('applying', 'under-review', 'rejected', 'failed', 'approved')),
      reason text not null,
      applied_at timestamptz(3) not null,
      reviewer_id uuid,
      reviewed_at timestamptz(3),
      note text not null default '',
      token_hash bytea unique,
      token_hint text,
      issued_at timestamptz(3),
      last_used_at timestamptz(3),
      unique (ent_id, person_id)
    );
    create index developer_grant_applied on platform.developer_grant (ent_id, applied_at desc, id desc);
    ${keepSpacesApart('platform.developer_grant')}
  `,
}
