import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** Changes that wait for a second person, and what became of them. */
export const reviewsMigration: Migration = {
  id: '0002-reviews',
  up: `
    create table platform.review_item (
      id uuid primary key,
      ent_id text not null,
      kind text not null,
      act text not null,
      input jsonb not null,
      changes jsonb not null,
      risk integer not null,
      state text not null,
      reason text not null,
      fingerprint bytea not null,
      submitter_id uuid not null,
      session_id text not null,
      submitted_at timestamptz(3) not null,
      due_at timestamptz(3) not null,
      reviewer_id uuid,
      reviewed_at timestamptz(3),
      verdict text not null,
      failure text
    );
    create index review_item_state on platform.review_item (ent_id, state, id);
    create index review_item_submitter on platform.review_item (ent_id, submitter_id, id);
    create unique index review_item_waiting on platform.review_item (ent_id, submitter_id, fingerprint)
      where state in ('draft', 'pending');
    ${keepSpacesApart('platform.review_item')}
  `,
}
