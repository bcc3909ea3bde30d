import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { build } from '../../../scripts/build.ts'
import { makeTemplate } from './database.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of this run. */
    postgres: string
  }
}

/** The tests run on a PostgreSQL server that lives as long as the run. */
export default async function setup({ provide }: { provide: (key: 'postgres', value: string) => void }) {
  await build({ web: false })
  const server = await startPostgres({}, fastestFolder())
  await makeTemplate(server.url)
  provide('postgres', server.url)
  return () => server.stop()
}

/** In memory, where there is room: a commit there need not wait for the disk, which the tests of durability do elsewhere. */
function fastestFolder(): string {
  if (!existsSync('/dev/shm')) return tmpdir()
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > 2e9 ? '/dev/shm' : tmpdir()
}
