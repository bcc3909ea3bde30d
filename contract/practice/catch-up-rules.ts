/** The numbers of catching up. This file loads no schema, to keep pages small. */

/** Days without reading that make an absence. */
export const DAYS_AWAY = 2
/** Older days are not offered any more: they are in the archive. */
export const CATCH_UP_DAYS = 60
/** The most articles of an absence, latest first. */
export const MAX_CATCH_UP_ARTICLES = 600
/** Facts are read to be remembered, which is slower than reading on. */
export const FACT_WORDS_PER_MINUTE = 140
