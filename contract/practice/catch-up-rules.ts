/** No schemas: the browser loads this file. */

/** Days without reading. */
export const DAYS_AWAY = 2
/** Older days are only in the archive. */
export const CATCH_UP_DAYS = 60
/** Latest first. */
export const MAX_CATCH_UP_ARTICLES = 600
/** Slower than usual, to memorise. */
export const FACT_WORDS_PER_MINUTE = 140
