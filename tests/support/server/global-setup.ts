import { build } from '../../../scripts/build.ts'
import { makeTemplate } from './database.ts'
import { fastestFolder } from './fastest-folder.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

/** One PostgreSQL server per run. */
export default async function setup({ provide }: { provide: (key: 'postgres', value: string) => void }) {
  await build({ web: false })
  const server = await startPostgres({}, fastestFolder())
  await makeTemplate(server.url)
  provide('postgres', server.url)
  return () => server.stop()
}
