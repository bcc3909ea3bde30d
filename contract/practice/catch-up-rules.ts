export const DAYS_AWAY = 2
export const CATCH_UP_DAYS = 60
/** Latest first. */
export const MAX_CATCH_UP_ARTICLES = 600
export const FACT_WORDS_PER_MINUTE = 140
export const NEAR_DAYS = 30
