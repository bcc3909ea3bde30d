/** Releases claims of a killed process, makes all that is due, then exits. Arguments: folder, URL of the services. */
import { join } from 'node:path'
import { openEngines } from '#server/engines/engines.ts'
import { UNITS } from '#server/newsroom/processing/commands/claim-unit.ts'
import { makeDueUnits } from '#server/newsroom/processing/commands/make-due-units.ts'
import { expireLeases } from '#server/platform/jobs/lease.ts'
import type { Queue } from '#server/platform/jobs/queue.ts'
import { FolderStorage } from '#server/platform/storage/storage.ts'
import { readEngines } from '#server/settings/engine-settings.ts'
import { openFolder } from '#tests/support/server/embedded.ts'

const [folder = '', url = ''] = process.argv.slice(2)
const { db, close } = await openFolder(folder)
const engines = openEngines(
  readEngines({ TRANSLATION_URL: url, TRANSLATION_MODEL: 'm', SPEECH_URL: url, SPEECH_MODEL: 'v', SPEECH_LANGUAGES: 'hi,ta' }),
)
const queue = { enqueue: async () => {} } as unknown as Queue
const storage = new FolderStorage(join(folder, 'storage'))
const making = { db, queue, storage, engines, audioScope: 'full' as const, now: () => new Date(), log: console }

await expireLeases(db, UNITS, new Date())
const open = () =>
  db.selectFrom('processing_units').where('status', 'in', ['pending', 'running', 'stale', 'failed']).select('unit_id').execute()
while ((await open()).length > 0) {
  await Promise.all([makeDueUnits('text', making), makeDueUnits('audio', making)])
  await new Promise((resolve) => setTimeout(resolve, 20))
}
engines.close()
await close()
