/** `npm run ingest -- [--replace] [--draft] day.json …`: ingests days with the command that the upload call uses. */
import { readFileSync } from 'node:fs'
import { inTransaction } from '#server/db/transaction.ts'
import { startListening } from '#server/listeners.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { readDay } from '#server/newsroom/ingest/rules.ts'
import { planEntry } from '#server/newsroom/processing/commands/process-entry.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openFromSettings } from './instance/open-from-settings.ts'

const files = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
if (files.length === 0) {
  console.error('Usage: npm run ingest -- [--replace] [--draft] day.json …')
  process.exit(2)
}

const { db, close } = await openFromSettings()
// Sends the usual notifications.
startListening()
let failed = 0
for (const file of files) {
  const problem = await ingestFile(file)
  if (problem) failed++
  console.log(`${file}: ${problem ?? 'taken in'}`)
}
await close()
process.exit(failed > 0 ? 1 : 0)

async function ingestFile(file: string): Promise<string | undefined> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return 'cannot be read'
  }
  const read = readDay(text)
  if ('error' in read) return [read.error, ...read.details.map(({ path, message }) => `  ${path}: ${message}`)].join('\n')
  const { day } = read
  if (process.argv.includes('--replace')) day.replace = true
  if (process.argv.includes('--draft')) day.status = 'draft'
  try {
    const { entry_id } = await ingestDay(db, day, new Date())
    // A running server, or the next one to start, finds the planned work within a minute.
    await inTransaction(db, (db) => planEntry(db, readSettings().audioScope, entry_id, new Date()))
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error.message
    throw error
  }
}
