import { expect, test } from 'vitest'
import { faultsIn, gapsIn } from './migration-rules.ts'

const first = { name: '0001_first.sql', text: 'create table people (id uuid primary key, name text);' }
const then = (text: string) => faultsIn([first, { name: '0002_then.sql', text }])

test('names are numbered without a gap', () => {
  expect(gapsIn(['0001_first.sql', '0002_then.sql'])).toEqual([])
  expect(gapsIn(['0001_first.sql', '0003_then.sql'])).toEqual(['0003_then.sql should have the number 0002'])
  expect(gapsIn(['0001_first.sql', '0001_then.sql'])).toHaveLength(1)
  expect(gapsIn(['first.sql'])).toHaveLength(1)
})

test.each([
  ['drop table people', 'removes something'],
  ['alter table people drop column name', 'removes something'],
  ['alter table people rename column name to called', 'renames'],
  ['alter table people alter column name type varchar(9)', 'changes a type'],
  ['alter table people alter name set not null', 'does not write'],
  ['alter table people add column age integer not null', 'without a default'],
  ['create index people_name on people (name)', 'creates an index'],
  ['truncate people', 'empties'],
])('%s is refused, unless the first line says why it is safe', (statement, why) => {
  expect(then(`${statement};`)).toEqual([expect.stringContaining(why)])
  expect(then(`-- Safe in one step: nobody runs a version that knows of it.\n${statement};`)).toEqual([])
  expect(then(`-- Safe in one step: yes\n${statement};`)).toHaveLength(1)
})

test('what only adds passes, and so does whatever is done to a table of the same migration', () => {
  expect(then('alter table people add column age integer not null default 0, add column town text;')).toEqual([])
  expect(
    then('create table towns (id uuid); create index towns_id on towns (id); alter table towns alter id set not null;'),
  ).toEqual([])
  expect(then("-- drop table people;\ninsert into people (name) values ('drop table people');")).toEqual([])
})
