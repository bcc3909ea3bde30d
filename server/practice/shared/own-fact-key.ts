import { type RawBuilder, sql } from 'kysely'

/** Of the card of a highlight. */
export const keyOf = (id: RawBuilder<unknown>) => sql`('own:' || ${id})`
/** Of cards from before highlights had their own. */
export const olderKeyOf = (quote: RawBuilder<unknown>) => sql`('own:' || md5(${quote}))`
