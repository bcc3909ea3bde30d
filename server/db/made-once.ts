import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Db } from './open.ts'

/**
 * A statement whose text is made once, for what open pages ask again and again: making it anew takes as long as asking for it.
 * @param make the statement for given values, which it must do nothing with but put them into the statement
 */
export function madeOnce<Row, Given extends unknown[]>(
  make: (...given: Given) => RawBuilder<Row>,
): (db: Db, ...given: Given) => Promise<Row[]> {
  let made: { text: string; values: (given: Given) => unknown[] } | undefined
  return async (db, ...given) => {
    made ??= textOf(db, make, given.length)
    return (await db.executeQuery<Row>(CompiledQuery.raw(made.text, made.values(given)))).rows
  }
}

function textOf<Row, Given extends unknown[]>(db: Db, make: (...given: Given) => RawBuilder<Row>, count: number) {
  const marks = Array.from({ length: count }, (_, place) => ({ place }))
  const { sql, parameters } = make(...(marks as unknown as Given)).compile(db)
  const places = parameters.map((value) => marks.indexOf(value as { place: number }))
  return { text: sql, values: (given: Given) => places.map((place, n) => (place < 0 ? parameters[n] : given[place])) }
}
