/** Writes the table of settings in docs/operations.md, from what server/settings says of each. */
import { readFileSync, writeFileSync } from 'node:fs'
import { settingsTable } from '#server/settings/settings-table.ts'

const FILE = 'docs/operations.md'
const TABLE = /\| variable \| default \| meaning \|\n(?:\|.*\n)+/

writeFileSync(
  FILE,
  readFileSync(FILE, 'utf8').replace(TABLE, () => `${settingsTable()}\n`),
)
