import { LANGUAGE } from '#messages/language.ts'

/** Of sentences that the server says: English unless asked, so that the addresses of English readers stay as they are. */
export const ASKED_LANGUAGE = LANGUAGE === 'en' ? undefined : LANGUAGE
