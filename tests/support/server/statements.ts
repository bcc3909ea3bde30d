import { type CompiledQuery, createQueryId, type KyselyPlugin } from 'kysely'
import type { Db, OpenDatabase } from '#server/db/open.ts'

/** Is told of each statement before it is made, but for where transactions begin and end. What it throws, the caller is told. */
export function hearing(db: Db, listener: (statement: CompiledQuery) => void): Db {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      const statement = db.getExecutor().compileQuery(node, createQueryId())
      // A statement whose text is being made for later, with marks for what it will be asked with, is not asked now.
      if (!statement.parameters.some(isMark)) listener(statement)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const heard = db.withPlugin(plugin)
  // Statements whose text is there already pass no plugin.
  const execute = heard.executeQuery.bind(heard)
  heard.executeQuery = <R>(statement: CompiledQuery<R>) => {
    listener(statement)
    return execute(statement)
  }
  return heard
}

const isMark = (value: unknown) => typeof value === 'object' && value !== null && 'place' in value

/** What other processes are told a moment later belongs to no call. */
const isGathered = ({ sql }: CompiledQuery) => sql.includes('pg_notify') && sql.includes('unnest')

/** Writes down what a database is asked. */
export class Statements {
  #asked: CompiledQuery[] = []
  readonly #note = (statement: CompiledQuery) => {
    if (!isGathered(statement)) this.#asked.push(statement)
  }

  /** For a test's application: the same database, listened to. */
  readonly of =
    (openDatabase: () => Promise<OpenDatabase>): (() => Promise<OpenDatabase>) =>
    async () => {
      const database = await openDatabase()
      return { ...database, db: hearing(database.db, this.#note) }
    }

  /** @returns what was asked since the last time */
  take(): CompiledQuery[] {
    const asked = this.#asked
    this.#asked = []
    return asked
  }
}
