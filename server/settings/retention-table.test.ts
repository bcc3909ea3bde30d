import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RETENTION_DAYS } from './retention.ts'
import { retentionRows, retentionTable } from './retention-table.ts'

// After a change run: npm run docs
test('docs/operations.md says how long everything is kept, and why', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\n\n${retentionTable()}\n\n`)
})

test('every period that the product deletes by is in the table', () => {
  const said = retentionRows().map(({ howLong }) => howLong)
  for (const days of Object.values(RETENTION_DAYS)) expect(said).toContain(days === 1 ? '1 day' : `${days} days`)
  expect(new Set(retentionRows().map(({ what }) => what)).size).toBe(said.length)
})
