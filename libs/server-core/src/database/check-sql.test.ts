import { describe, expect, it } from 'vitest'
import { checkEmittedSql } from './check-sql'
import { coreMigrations } from './core-migrations'

describe('the check of emitted SQL', () => {
  it.each([
    'create trigger a after insert on t_demo.f_1 for each row execute function b()',
    'update t_demo.f_1 set a = gen_random_uuid()',
    'insert into t_demo.f_1 (a) values ((select max(a) from t_demo.f_2))',
    'select * from t_one.f_1 join t_two.f_1 using (id)',
    'alter table "t_one"."f_1" add foreign key (a) references "t_two"."f_1"',
    'create table t_demo.f_1 (a int)',
    'create table t_demo.f_2 as select 1 as a',
    'create schema t_demo create table f_1 (id uuid primary key)',
    'create table t_demo.f_1 (id serial primary key)',
  ])('refuses %s', (sql) => {
    expect(checkEmittedSql(sql)).toHaveLength(1)
  })
  it.each([
    'create table t_demo.f_1 (id uuid primary key, a text)',
    'create temp table loading (a text)',
    'insert into t_demo.f_1 select * from t_demo.f_2',
    `update t_demo.f_1 set a = 'random()'`,
    'select a.t_x from t_demo.f_1 a -- t_two.f_1',
    'create schema t_demo',
  ])('takes %s', (sql) => {
    expect(checkEmittedSql(sql)).toEqual([])
  })
  it('takes what the core itself emits', () => {
    for (const { up } of coreMigrations) expect(checkEmittedSql(String(up))).toEqual([])
  })
})
