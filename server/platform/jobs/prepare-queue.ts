import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { OpenDatabase } from '#server/db/open.ts'
import { pgBossExecutor } from './pg-boss-executor.ts'
import { JOBS_SCHEMA } from './pg-boss-queue.ts'

const INDEX_TIMEOUT_MS = 60_000

export async function prepareQueue({ db }: OpenDatabase, log: { warn: (message: string) => void }): Promise<void> {
  const boss = new PgBoss({
    db: pgBossExecutor(db),
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: 10,
  })
  boss.on('error', (error: Error) => log.warn(`Job queue: ${error.message}`))
  await boss.start()
  // An upgrade builds some indexes later; only the tables' owner may.
  const isBuilding = async () =>
    (await boss.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress')
  for (const begun = Date.now(); (await isBuilding()) && Date.now() - begun < INDEX_TIMEOUT_MS; ) await sleep(250)
  await boss.stop({ graceful: true, timeout: 5000 })
}
