import { type CompiledQuery, createQueryId, type KyselyPlugin } from 'kysely'
import type { Db, OpenDatabase } from '#server/db/open.ts'

/** Not for begin and commit. An error of the listener fails the statement. */
export function hearing(db: Db, listener: (statement: CompiledQuery) => void): Db {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const statement = db.getExecutor().compileQuery(node, createQueryId())
      // Compiled for later, with marks as parameters; not run now.
      if (!statement.parameters.some(isMark)) listener(statement)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const heard = db.withPlugin(plugin)
  // Compiled statements pass no plugin.
  const execute = heard.executeQuery.bind(heard)
  heard.executeQuery = <R>(statement: CompiledQuery<R>) => {
    listener(statement)
    return execute(statement)
  }
  return heard
}

const isMark = (value: unknown) => typeof value === 'object' && value !== null && 'place' in value

const isSavepoint = ({ sql }: CompiledQuery) => /^(savepoint|release) /.test(sql)

/** Notifications to other processes are sent later and belong to no call. */
const isGathered = ({ sql }: CompiledQuery) => sql.includes('pg_notify') && sql.includes('unnest')

export class Statements {
  #asked: CompiledQuery[] = []
  readonly #note = (statement: CompiledQuery) => {
    if (!isGathered(statement) && !isSavepoint(statement)) this.#asked.push(statement)
  }

  /** For a test's application. */
  readonly of =
    (openDatabase: () => Promise<OpenDatabase>): (() => Promise<OpenDatabase>) =>
    async () => {
      const database = await openDatabase()
      return { ...database, db: hearing(database.db, this.#note) }
    }

  /** Since the last call. */
  take(): CompiledQuery[] {
    const asked = this.#asked
    this.#asked = []
    return asked
  }
}
