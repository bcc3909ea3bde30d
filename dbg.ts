import { DayUpload } from '#contract/ingest.ts'
import { migrate } from '#server/db/migrate.ts'
import { openEmbedded } from '#server/db/open.ts'
import { readEngines } from '#server/engine-settings.ts'
import { ingestDay } from '#server/ingest/commands.ts'
import { openEngines } from '#server/platform/engines.ts'
import { FolderStorage } from '#server/platform/storage.ts'
import { processEntry } from '#server/processing/commands.ts'
import { makeDue } from '#server/processing/jobs.ts'
import { processingOf } from '#server/processing/queries.ts'
import { anArticle } from '#tests/support/articles.ts'
import { startEngines } from '#tests/support/stand-in-engines.ts'

const { db, close } = await openEmbedded(null, 'dist/database.tar')
await migrate(db)
const stand = await startEngines()
const env =
  process.argv[2] === 'embedded'
    ? {}
    : { TRANSLATION_URL: stand.url, TRANSLATION_MODEL: 'm', SPEECH_URL: stand.url, SPEECH_MODEL: 'v' }
const engines = openEngines(readEngines(env))
const day = DayUpload.parse({ publication_date: '2026-01-15', articles: [anArticle('The repo rate goes up', {})] })
const { entry_id } = await ingestDay(db, day, new Date())
const queue = { sendLater: async () => {} } as never
await processEntry(db, queue, 'full', entry_id, new Date())
const making = {
  db,
  queue,
  storage: new FolderStorage('/tmp/dbg-storage'),
  engines,
  audioScope: 'full' as const,
  now: () => new Date(),
}
console.time('all')
await makeDue('text', making)
await makeDue('audio', making)
console.timeEnd('all')
console.dir(await processingOf(db, entry_id), { depth: 9 })
console.log(await engines.describe(new Date()))
engines.close()
await stand.stop()
await close()
