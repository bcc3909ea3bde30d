/** `npm run ingest -- [--replace] [--draft] day.json …`; pictures in `pictures/<id>.svg` (.png, .jpg, .webp) */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inTransaction } from '#server/db/transaction.ts'
import { startListening } from '#server/listeners.ts'
import { addPictures } from '#server/newsroom/entries/commands/add-pictures.ts'
import { ingestDay } from '#server/newsroom/entries/commands/ingest-day.ts'
import { readDay } from '#server/newsroom/ingest/rules.ts'
import { planEntry } from '#server/newsroom/processing/commands/process-entry.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { readSettings } from '#server/settings/settings.ts'
import { openFromSettings } from './instance/open-from-settings.ts'

const files = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
if (files.length === 0) {
  console.error('Usage: npm run ingest -- [--replace] [--draft] day.json …')
  process.exit(2)
}

const { db, close } = await openFromSettings()
const settings = readSettings()
const storage = openStorage(settings.storage)
// Sends notifications.
startListening(settings.audioScope)
let failed = 0
for (const file of files) {
  const problem = await ingestFile(file)
  if (problem) failed++
  console.log(`${file}: ${problem ?? 'added'}`)
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
  if ('error' in read) return [read.error, ...read.details.map(lineOf)].join('\n')
  const { day } = read
  if (process.argv.includes('--replace')) day.replace = true
  if (process.argv.includes('--draft')) day.status = 'draft'
  try {
    const stored = await addPictures(db, storage, day, (id) => pictureBeside(file, id), new Date())
    const { entry_id } = await ingestDay(db, stored, new Date())
    // A server starts the work within a minute.
    await inTransaction(db, (db) => planEntry(db, settings.audioScope, entry_id, new Date()))
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return [error.message, ...(error.details ?? []).map(lineOf)].join('\n')
    throw error
  }
}

function pictureBeside(file: string, id: string): Buffer | undefined {
  const paths = ['svg', 'png', 'jpg', 'webp'].map((type) => join(dirname(file), 'pictures', `${id}.${type}`))
  const path = paths.find((one) => existsSync(one))
  return path ? readFileSync(path) : undefined
}

function lineOf({ path, message }: { path: string; message: string }): string {
  return `  ${path}: ${message}`
}
