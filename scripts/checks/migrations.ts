/** A first line `-- Safe in one step: …` permits exceptions. `--write` adds hashes to landed.json. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultsIn, gapsIn } from './migration-rules.ts'

const FOLDER = 'server/db/migrations'
const LANDED = join(FOLDER, 'landed.json')

/** Before rolling deploys. */
const BEFORE_THE_RULES = 18

const files = readdirSync(FOLDER)
  .filter((name) => name !== 'landed.json')
  .sort()
const texts = files.map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }))
const hashes = Object.fromEntries(texts.map(({ name, text }) => [name, createHash('sha256').update(text).digest('hex')]))
const landed = JSON.parse(readFileSync(LANDED, 'utf8')) as Record<string, string>

if (process.argv.includes('--write')) {
  const added = Object.fromEntries(Object.entries(hashes).filter(([name]) => !landed[name]))
  writeFileSync(LANDED, `${JSON.stringify({ ...landed, ...added }, null, 2)}\n`)
  Object.assign(landed, added)
}
const wrong = [...gapsIn(files), ...faultsIn(texts, BEFORE_THE_RULES)]
for (const [name, hash] of Object.entries(landed))
  if (hashes[name] !== hash) wrong.push(`${name} has landed and must stay as it was: write another migration.`)
for (const name of files)
  if (!landed[name]) wrong.push(`${name} is not in ${LANDED}: run "node scripts/checks/migrations.ts --write" once it is final.`)
if (wrong.length > 0) {
  console.error(wrong.join('\n'))
  process.exit(1)
}
console.log(`${files.length} migrations go forward, one step at a time`)
