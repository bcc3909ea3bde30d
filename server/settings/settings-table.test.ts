import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsTable } from './settings-table.ts'

// After a change run: npm run docs
test('docs/operations.md explains every setting with its default', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\n\n${settingsTable()}\n\n`)
})
