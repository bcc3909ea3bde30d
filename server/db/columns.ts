import { sql } from 'kysely'

/** Columns of a table for a `select` that is written in SQL. */
export const columnsOf = (table: string, names: readonly string[]) => sql.join(names.map((name) => sql.ref(`${table}.${name}`)))
