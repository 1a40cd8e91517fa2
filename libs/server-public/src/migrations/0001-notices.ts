import type { Migration } from '@atrium/server-core'

/** What the platform tells everybody; of no space. */
export const noticesMigration: Migration = {
  id: '0001-notices',
  up: `
    create table platform.notice (
      id uuid primary key,
      category text not null,
      title text not null,
      body jsonb not null,
      title_en text,
      body_en jsonb,
      pinned boolean not null,
      state text not null,
      shown_from timestamptz(3),
      shown_until timestamptz(3),
      version integer not null,
      updated_at timestamptz(3) not null,
      updated_by uuid not null,
      check (state <> 'published' or shown_from is not null)
    );
    create index notice_shown on platform.notice (pinned desc, shown_from desc, id desc)
      where state = 'published';
    create index notice_updated on platform.notice (updated_at desc, id desc);
  `,
}
