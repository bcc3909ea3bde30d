import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { failureOfDisk } from './db/embedded/start-failure.ts'
import { createPrivateFiles, tightenFolder } from './db/private-files.ts'
import { releaseMemoryWhenIdle } from './release-memory.ts'
import { SettingError } from './settings/env.ts'
import { readSettings, type Settings } from './settings/settings.ts'

// For modules loaded after this line.
enableCompileCache('dist/compile-cache')

let settings: Settings | undefined
try {
  settings = readSettings()
  createPrivateFiles()
  tightenFolder(settings.dataDir)
  if (cluster.isPrimary && settings.webConcurrency > 1)
    process.exit(await (await import('./processes.ts')).runProcesses(settings))
  await (await import('./run.ts')).run(settings)
  releaseMemoryWhenIdle()
} catch (error) {
  const isPlain =
    error instanceof SettingError ||
    (error instanceof Error &&
      /embedded database|PostgreSQL|EADDRINUSE|ECONNREFUSED|EROFS|Connection terminated/.test(error.message))
  const full = settings && !settings.databaseUrl ? failureOfDisk(settings.dataDir, error) : undefined
  console.error(full || isPlain ? `Cannot start: ${full ?? (error as Error).message}` : error)
  process.exit(1)
}
