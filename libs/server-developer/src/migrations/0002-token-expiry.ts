import type { Migration } from '@atrium/server-core'

/** Tokens from before end like the others: after the usual time. */
export const tokenExpiryMigration: Migration = {
  id: '0002-token-expiry',
  up: `
    alter table platform.developer_grant add column expires_at timestamptz(3);
    update platform.developer_grant set expires_at = issued_at + interval '90 days'
      where token_hash is not null;
  `,
}
