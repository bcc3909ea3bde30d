/** `npm run docs`: fills `<!-- begin: name -->`. `-- --check` compares; `-- --costs` measures (20 s). */
import { readFileSync, writeFileSync } from 'node:fs'
import { retentionTable } from '#server/settings/retention-table.ts'
import { settingsTable } from '#server/settings/settings-table.ts'
import { budgetTable } from './docs/budgets.ts'
import { featureTable } from './docs/features.ts'
import { quotaTable, rateTable } from './docs/limits.ts'
import { fillPlaces } from './docs/places.ts'
import { roleTable } from './docs/roles.ts'
import { scheduleTable } from './docs/schedule.ts'

const DOCUMENTS: Record<string, Record<string, string>> = {
  'docs/operations.md': {
    settings: settingsTable(),
    rates: rateTable(),
    quotas: quotaTable(),
    retention: retentionTable(),
    schedule: scheduleTable(),
  },
  'docs/architecture.md': { features: featureTable(), roles: roleTable() },
  'docs/performance.md': { budgets: budgetTable() },
}

for (const [file, tables] of Object.entries(DOCUMENTS)) {
  const now = readFileSync(file, 'utf8')
  const wanted = fillPlaces(now, tables)
  if (!process.argv.includes('--check')) writeFileSync(file, wanted)
  else if (now !== wanted) {
    console.error(`${file} does not match the code: run "npm run docs".`)
    process.exitCode = 1
  }
}
if (process.argv.includes('--costs')) await import('./write-costs.ts')
