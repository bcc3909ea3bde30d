/** What `npm start` and the units in deploy/ run: one process that does everything, or one that supervises several. */
import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { failureOfDisk } from './db/embedded/start-failure.ts'
import { createPrivateFiles, tightenFolder } from './db/private-files.ts'
import { releaseMemoryAtRest } from './release-memory.ts'
import { SettingError } from './settings/env.ts'
import { readSettings, type Settings } from './settings/settings.ts'

// In every second start with a partly filled compile cache V8 allocated short-lived objects in the old generation, and then collected the whole heap
// seven times a second: half the throughput, and a p99 of 16 ms (docs/performance.md).
setFlagsFromString('--no-allocation-site-pretenuring')

// For the modules that are loaded from here on.
enableCompileCache('dist/compile-cache')

let settings: Settings | undefined
try {
  settings = readSettings()
  createPrivateFiles()
  tightenFolder(settings.dataDir)
  const isSupervisor = cluster.isPrimary && settings.webConcurrency > 1
  if (isSupervisor) (await import('./supervisor.ts')).supervise(settings)
  else {
    await (await import('./run.ts')).run(settings)
    releaseMemoryAtRest()
  }
} catch (error) {
  const isPlain =
    error instanceof SettingError ||
    (error instanceof Error &&
      /embedded database|PostgreSQL|EADDRINUSE|ECONNREFUSED|EROFS|Connection terminated/.test(error.message))
  const full = settings && !settings.databaseUrl ? failureOfDisk(settings.dataDir, error) : undefined
  console.error(full || isPlain ? `Cannot start: ${full ?? (error as Error).message}` : error)
  process.exit(1)
}
