import { CompiledQuery } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** pg-boss sends whole `begin; …; commit` texts: a failed transaction must not return to the pool. */
export function pgBossExecutor(db: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const query = CompiledQuery.raw(text, values)
      if (db.isTransaction || !/^\s*begin\b/i.test(text)) return { rows: (await db.executeQuery<unknown>(query)).rows as never[] }
      return db.connection().execute(async (db) => {
        try {
          return { rows: (await db.executeQuery<unknown>(query)).rows as never[] }
        } catch (error) {
          await db.executeQuery(CompiledQuery.raw('rollback')).catch(() => {})
          throw error
        }
      })
    },
  }
}
