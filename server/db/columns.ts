import { sql } from 'kysely'

export const columnsOf = (table: string, names: readonly string[]) => sql.join(names.map((name) => sql.ref(`${table}.${name}`)))
