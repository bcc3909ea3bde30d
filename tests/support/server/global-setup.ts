import { build } from '../../../scripts/build.ts'
import { makeTemplate } from './database.ts'
import { fastestFolder } from './fastest-folder.ts'
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
