import { build } from '../../../scripts/build.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server for tests; empty for the embedded engine. */
    postgres: string
  }
}

/** With `TEST_ENGINE=postgres` the server tests run on a real PostgreSQL server that lives as long as the run. */
export default async function setup({ provide }: { provide: (key: 'postgres', value: string) => void }) {
  await build({ web: false })
  const server = process.env.TEST_ENGINE === 'postgres' ? await startPostgres() : undefined
  provide('postgres', server?.url ?? '')
  return () => server?.stop()
}
