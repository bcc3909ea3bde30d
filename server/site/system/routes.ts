import { statfs } from 'node:fs/promises'
import { system } from '#contract/site/system.ts'
import type { Routes } from '#server/context.ts'
import { serve } from '#server/platform/http/serve.ts'
import { lastSend } from '#server/platform/mail/last-send.ts'
import { productVersion } from '#server/platform/version.ts'
import type { Settings } from '#server/settings/settings.ts'
import { databaseState } from './queries.ts'

export const systemRoutes: Routes = (app, context) => {
  const { settings, queue, engine, engines } = context
  const version = productVersion()

  serve(app, context, system.state, async (_, { db, now }) => {
    const [{ database, outbox }, queues, failed, found, disk] = await Promise.all([
      databaseState(db, now),
      queue.depths(),
      queue.failed(),
      engines.describe(now),
      diskOf(settings.dataDir),
    ])
    const { rss, heapUsed, heapTotal } = process.memoryUsage()
    return {
      data: {
        at: now.toISOString(),
        app: { version, node: process.version, uptime: Math.floor(process.uptime()), demo: settings.demo },
        database: { engine, ...database },
        queues: queues.sort((one, other) => one.name.localeCompare(other.name)),
        failed_jobs: failed.length,
        outbox,
        mail: { ...mailOf(settings), last_try: lastTry() },
        storage: storageOf(settings),
        engines: found,
        memory: { rss, heap_used: heapUsed, heap_total: heapTotal },
        disk,
      },
    }
  })
}

const storageOf = ({ storage }: Settings) =>
  'bucket' in storage ? { kind: 'bucket', target: storage.bucket.name } : { kind: 'folder', target: storage.folder }

/** The full URL contains a password. */
function mailOf({ smtpUrl, dataDir }: Settings): { kind: 'smtp' | 'files'; target: string } {
  return smtpUrl ? { kind: 'smtp', target: new URL(smtpUrl).host } : { kind: 'files', target: `${dataDir}/outbox` }
}

function lastTry() {
  const last = lastSend()
  return last && { at: last.at.toISOString(), error: last.error }
}

/** `null` without data folder, as with a PostgreSQL server. */
async function diskOf(folder: string): Promise<{ free: number; total: number } | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}
