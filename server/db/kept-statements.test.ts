import { expect, test } from 'vitest'
import { KeptStatements } from './kept-statements.ts'

test('what is asked a second time is kept, under a name of its own', () => {
  const kept = new KeptStatements()
  const [one, other] = ['select a from things where b = $1', 'update things set a = $1']
  expect([kept.nameOf(one), kept.nameOf(other)]).toEqual([undefined, undefined])
  const name = kept.nameOf(one)
  expect(name).toMatch(/^kept_\d+$/)
  expect(kept.nameOf(one)).toBe(name)
  expect(kept.nameOf(other)).not.toBe(name)
})

test.each([
  'select * from things where b = $1',
  'insert into things values ($1) returning *',
  'select things.* from things where b = $1',
  `select a from things where words @@ websearch_to_tsquery('english', $1)`,
  'select a from words where word_similarity(a, $1) > 0.5',
  'begin',
])('%s is planned anew each time', (text) => {
  const kept = new KeptStatements()
  for (let n = 0; n < 3; n++) expect(kept.nameOf(text)).toBeUndefined()
})

test('counting rows is no star', () => {
  const kept = new KeptStatements()
  for (let n = 0; n < 2; n++) kept.nameOf('select count(*) from things where b = $1')
  expect(kept.nameOf('select count(*) from things where b = $1')).toBeDefined()
})

test('there is an end to what is kept, and what was kept stays so', () => {
  const kept = new KeptStatements()
  const text = (n: number) => `select ${n} from things where b = $1`
  for (let n = 0; n < 400; n++) for (let time = 0; time < 2; time++) kept.nameOf(text(n))
  expect([kept.nameOf(text(0)), kept.nameOf(text(299)), kept.nameOf(text(300))]).toEqual(['kept_0', 'kept_299', undefined])
})
