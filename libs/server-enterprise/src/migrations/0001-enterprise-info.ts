import { keepSpacesApart, type Migration } from '@atrium/server-core'

/** What an enterprise says of itself, besides its name; without a row it has said nothing. */
export const enterpriseInfoMigration: Migration = {
  id: '0001-enterprise-info',
  up: `
    create table platform.enterprise_info (
      ent_id text primary key,
      short_name text not null default '',
      short_name_en text not null default '',
      logo_id uuid,
      industry text,
      contact_name text not null default '',
      contact_phone text not null default '',
      contact_email text not null default '',
      address text not null default '',
      time_zone text not null default 'Asia/Shanghai',
      locale text not null default 'zh-CN',
      description text not null default '',
      version integer not null default 0
    );
    ${keepSpacesApart('platform.enterprise_info')}
  `,
}
