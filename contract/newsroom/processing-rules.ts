/** States of processing and their texts. The page loads this file, so it has no schemas. */

/** `text`: a translation of title, summary and analysis; `audio`: a recording of them. */
export const UNIT_KINDS = ['text', 'audio'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/**
 * `stale`: there is a result, of an older English text; a new one is under way unless a person wrote the old one.
 * `failed` with a `next_retry_at` is tried again by itself; without one somebody has to ask for it.
 */
export const UNIT_STATUSES = ['pending', 'running', 'ready', 'partial', 'failed', 'skipped', 'unavailable', 'stale'] as const
export type UnitStatus = (typeof UNIT_STATUSES)[number]

/** Who made the result: the upload, a service, the built-in voice or a person. */
export const UNIT_ORIGINS = ['upload', 'provider', 'embedded', 'manual'] as const
export type UnitOrigin = (typeof UNIT_ORIGINS)[number]

/** The reason for a status that does not explain itself. */
export const UNIT_REASONS = {
  no_translation_provider: 'No translation service is configured, so this stays in English.',
  no_translation: 'There is no text in this language to read out.',
  no_engine: 'No voice was found on this server for this language.',
  waits_for_text: 'Waits for the translation.',
  english_changed: 'The English text has changed since.',
  blocks_refused: 'Some passages were not translated well enough and stay in English.',
  text_partial: 'Some passages are read in English, since they are not translated.',
  engine_away: 'The service does not answer, or answers that it is busy.',
  engine_refused: 'The service refuses us: its key, its plan or its address is wrong.',
  result_refused: 'What the service sent could not be used.',
  storage_away: 'The recording could not be stored.',
  failed_here: 'Something failed on our side; the log says what.',
  removed: 'Somebody took the recording away.',
  interrupted: 'The work was interrupted again and again.',
} as const
export type UnitReason = keyof typeof UNIT_REASONS

/** Shown with a translation that nobody has reviewed. */
export const MACHINE_TRANSLATED = 'Machine translated, check against the English'
export const TRANSLATION_STALE = 'The English has changed since this was translated'
/** Shown with a recording that a machine made. */
export const VOICE_LABELS = { basic: 'Basic computer voice', ai: 'AI-generated voice' } as const
export type MadeVoice = keyof typeof VOICE_LABELS

export const ENTRY_NOT_FOUND = 'Entry not found'
export const UNIT_NOT_FOUND = 'This piece of work is not there any more'
export const TRANSLATION_NOT_FOUND = 'There is no such translation'
export const WRITTEN_BY_A_PERSON = 'A person wrote this translation: take it back before a machine may translate again'
export const NOT_OURS_TO_MAKE = 'This came with the upload or was recorded by a person: there is nothing to make'
export const NOTHING_TO_REVIEW = 'There is no translation to review yet'
export const UNDER_WAY = 'This is being worked on at the moment'

/** The upload page waits this long for `process-article-content` at most; the work goes on after it. */
export const PROCESSING_ANSWERS_WITHIN_MS = 25_000
