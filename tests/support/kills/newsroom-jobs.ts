import { connect } from 'node:net'
import { openEngines } from '#server/engines/engines.ts'
import { openPayments } from '#server/payments/payments.ts'
import { openQueue } from '#server/platform/jobs/pg-boss-queue.ts'
import { FolderStorage } from '#server/platform/storage/storage.ts'
import { startJobs } from '#server/schedule.ts'
import { readSettings } from '#server/settings/settings.ts'
import { PUBLIC_ADDRESS } from '#tests/support/fakes/fake-pages.ts'
import { openMigratedFolder } from '#tests/support/server/embedded.ts'

interface Place {
  folder: string
  chatUrl: string
  /** Where all hosts are. */
  port: number
}

/** As a server begins them. @param works false: jobs wait */
export async function runJobsOf({ folder, chatUrl, port }: Place, works = true) {
  const settings = readSettings({
    ...{ DATA_DIR: folder, DEMO: '0', FETCH_PAUSE_SECONDS: '0' },
    ...{ TRANSLATION_URL: chatUrl, TRANSLATION_MODEL: 'translator', DRAFTING_MODEL: 'drafter' },
  })
  const database = await openMigratedFolder(folder)
  const queue = openQueue(database, console, { works })
  const engines = openEngines(settings.engines)
  const payments = openPayments(settings.payments, database.db, () => settings.publicUrl)
  const network = {
    resolve: async () => [PUBLIC_ADDRESS],
    connect: async (_address: string, _host: string, signal: AbortSignal) => connect({ port, host: '127.0.0.1', signal }),
  }
  const now = () => new Date()
  await startJobs(settings, database, queue, new FolderStorage(folder), engines, payments, console, now, network)
  const end = async () => {
    await queue.stop()
    engines.close()
    await database.close()
  }
  return { db: database.db, queue, settings, engines, end }
}
