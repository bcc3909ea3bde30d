import { type RawBuilder, sql } from 'kysely'

/**
 * When clocks are set back, PostgreSQL takes the second instant.
 * @param local without time zone
 */
export function firstInstant(local: RawBuilder<unknown>, timeZone: string): RawBuilder<Date> {
  const at = sql`(${local} at time zone ${timeZone})`
  const isSecond = sql`(${at} - interval '1 hour') at time zone ${timeZone} = ${local}`
  return sql<Date>`(${at} - case when ${isSecond} then interval '1 hour' else interval '0' end)`
}
