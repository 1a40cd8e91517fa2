import { keepSpacesApart, type Migration } from '../database/migration'

/** Enterprises, persons, memberships, sessions and what guards sign-in. */
export const peopleMigrations: readonly Migration[] = [
  {
    id: '0001-people',
    up: `
      create table platform.enterprises (
        ent_id text primary key check (ent_id ~ '^[a-z0-9]{1,32}$'),
        name text not null,
        name_en text,
        created_at timestamptz not null default now()
      );
      create table platform.persons (
        person_id uuid primary key,
        login_id text not null unique check (login_id = lower(login_id)),
        name text not null,
        name_en text,
        password_hash text,
        locale text,
        state text not null default 'active' check (state in ('active', 'suspended')),
        ent_id text not null references platform.enterprises,
        created_at timestamptz not null default now()
      );
      create table platform.memberships (
        ent_id text not null references platform.enterprises,
        person_id uuid not null references platform.persons,
        roles text[] not null,
        state text not null default 'active'
          check (state in ('invited', 'active', 'suspended', 'left')),
        created_at timestamptz not null default now(),
        primary key (ent_id, person_id)
      );
      create index memberships_person on platform.memberships (person_id);
      ${keepSpacesApart('platform.memberships')}
      create table platform.sessions (
        session_id uuid primary key,
        token_hash bytea not null unique,
        person_id uuid not null references platform.persons,
        ent_id text not null references platform.enterprises,
        ip text not null,
        user_agent text not null,
        created_at timestamptz not null,
        seen_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index sessions_person on platform.sessions (person_id);
      create table platform.sign_in_tries (
        login_id text primary key,
        tries integer not null,
        tried_at timestamptz not null,
        locked_until timestamptz
      );`,
  },
  {
    id: '0002-sign-in-steps',
    up: `
      alter table platform.persons
        add column email text check (email = lower(email)),
        add column phone text,
        add column password_changed_at timestamptz;
      create unique index persons_email on platform.persons (email);
      create unique index persons_phone on platform.persons (phone);
      create table platform.sign_in_challenges (
        token_hash bytea primary key,
        person_id uuid not null references platform.persons,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create table platform.password_links (
        token_hash bytea primary key,
        person_id uuid not null references platform.persons,
        purpose text not null check (purpose in ('set-up', 'reset')),
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index password_links_person on platform.password_links (person_id);`,
  },
  {
    id: '0003-member-names',
    up: `
      alter table platform.memberships add column name text, add column name_en text;
      update platform.memberships m set name = p.name, name_en = p.name_en
        from platform.persons p where p.person_id = m.person_id;
      alter table platform.memberships alter column name set not null;
      create index memberships_name on platform.memberships (ent_id, (name collate "zh-x-icu"), person_id);`,
  },
  {
    id: '0004-person-look',
    up: 'alter table platform.persons add column look jsonb',
  },
  {
    id: '0005-console-grants',
    up: `
      create table platform.console_grants (
        ent_id text not null,
        person_id uuid not null,
        areas text[] not null,
        department_ids uuid[],
        granted_by uuid not null,
        granted_at timestamptz(3) not null,
        primary key (ent_id, person_id)
      );
      ${keepSpacesApart('platform.console_grants')}`,
  },
  {
    id: '0006-enterprise-life',
    up: `
      alter table platform.enterprises
        add column state text not null default 'active'
          check (state in ('active', 'frozen', 'closing', 'destroyed')),
        add column people_quota integer check (people_quota > 0),
        add column frozen_at timestamptz(3),
        add column frozen_reason text not null default '',
        add column destroy_at timestamptz(3),
        add column version integer not null default 1;
      create index enterprises_created on platform.enterprises (created_at desc, ent_id);
      create index enterprises_destroy on platform.enterprises (destroy_at) where state = 'closing';`,
  },
  {
    id: '0007-member-login',
    up: `
      set local app.ent_id = '*';
      alter table platform.memberships add column login_id text not null default '';
      update platform.memberships m set login_id = p.login_id
        from platform.persons p where p.person_id = m.person_id;`,
  },
  {
    id: '0008-security-policies',
    up: `
      create table platform.security_policies (
        ent_id text primary key references platform.enterprises,
        policy jsonb not null,
        revision integer not null,
        two_step_since timestamptz
      );
      ${keepSpacesApart('platform.security_policies')}
      create table platform.former_passwords (
        person_id uuid not null references platform.persons,
        replaced_at timestamptz not null,
        password_hash text not null,
        primary key (person_id, replaced_at)
      );
      alter table platform.sessions
        add column only_ent_id text references platform.enterprises;
      alter table platform.sign_in_challenges
        add column step text not null default 'factor' check (step in ('factor', 'password', 'two-step')),
        add column way text not null default 'password' check (way in ('password', 'code'));`,
  },
  {
    id: '0009-sign-on-required',
    up: 'alter table platform.enterprises add column sign_on_required boolean not null default false',
  },
]
