/** What `npm start` and the units in deploy/ run: one process that does everything, or one that supervises several. */
import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { failureOfDisk } from './db/embedded/start-failure.ts'
import { createPrivateFiles, tightenFolder } from './db/private-files.ts'
import { releaseMemoryAtRest } from './release-memory.ts'
import { SettingError } from './settings/env.ts'
import { readSettings, type Settings } from './settings/settings.ts'

// V8 may learn in the first seconds to put what lives for one call among what lives for long. It did in every second start after a change of the code,
// and then cleared the whole heap away seven times a second for good: half as many calls, and one in a hundred waited for 16 ms.
setFlagsFromString('--no-allocation-site-pretenuring')

// What is loaded from here on was compiled by the start before.
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
