/** `npm run settings`: writes the tables of settings and retention periods in docs/operations.md from server/settings. */
import { readFileSync, writeFileSync } from 'node:fs'
import { retentionTable } from '#server/settings/retention-table.ts'
import { settingsTable } from '#server/settings/settings-table.ts'

const FILE = 'docs/operations.md'
const SETTINGS = /\| variable \| default \| meaning \|\n(?:\|.*\n)+/
const RETENTION = /\| what \| how long \| why \|\n(?:\|.*\n)+/

writeFileSync(
  FILE,
  readFileSync(FILE, 'utf8')
    .replace(SETTINGS, () => `${settingsTable()}\n`)
    .replace(RETENTION, () => `${retentionTable()}\n`),
)
