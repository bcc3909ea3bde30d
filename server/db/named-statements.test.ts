import { expect, test } from 'vitest'
import { StatementNames } from './named-statements.ts'

test('a statement gets a unique name on its second use', () => {
  const names = new StatementNames()
  const [one, other] = ['select a from things where b = $1', 'update things set a = $1']
  expect([names.nameOf(one), names.nameOf(other)]).toEqual([undefined, undefined])
  const name = names.nameOf(one)
  expect(name).toMatch(/^named_\d+$/)
  expect(names.nameOf(one)).toBe(name)
  expect(names.nameOf(other)).not.toBe(name)
})

test.each([
  'select * from things where b = $1',
  'insert into things values ($1) returning *',
  'select things.* from things where b = $1',
  `select a from things where words @@ websearch_to_tsquery('english', $1)`,
  'select a from words where word_similarity(a, $1) > 0.5',
  'begin',
])('%s is planned every time', (text) => {
  const names = new StatementNames()
  for (let n = 0; n < 3; n++) expect(names.nameOf(text)).toBeUndefined()
})

test('count(*) does not count as a star', () => {
  const names = new StatementNames()
  for (let n = 0; n < 2; n++) names.nameOf('select count(*) from things where b = $1')
  expect(names.nameOf('select count(*) from things where b = $1')).toBeDefined()
})

test('the number of named statements is limited, and a name does not change', () => {
  const names = new StatementNames()
  const text = (n: number) => `select ${n} from things where b = $1`
  for (let n = 0; n < 400; n++) for (let time = 0; time < 2; time++) names.nameOf(text(n))
  expect([names.nameOf(text(0)), names.nameOf(text(299)), names.nameOf(text(300))]).toEqual(['named_0', 'named_299', undefined])
})
