/** `practice`: questions, flashcards, model answers, key terms, facts. `in-news`: the items of a day; the others are of an article. */
export const UNIT_KINDS = ['text', 'practice', 'in-news', 'audio'] as const
export type UnitKind = (typeof UNIT_KINDS)[number]

/** Made text by text: each is there, or readers have its English. */
export const hasTexts = (kind: UnitKind): boolean => kind === 'practice' || kind === 'in-news'

/** `stale`: made from an older English text; replaced unless a person wrote it. `failed` is retried only with `next_retry_at`. */
export const UNIT_STATUSES = ['pending', 'running', 'ready', 'partial', 'failed', 'skipped', 'unavailable', 'stale'] as const
export type UnitStatus = (typeof UNIT_STATUSES)[number]

export const UNIT_ORIGINS = ['upload', 'provider', 'embedded', 'manual'] as const
export type UnitOrigin = (typeof UNIT_ORIGINS)[number]

export const UNIT_REASONS = {
  no_translation_provider: 'No translation service is configured, so this stays in English.',
  no_translation: 'There is no text in this language to read aloud.',
  no_engine: 'No voice was found on this server for this language.',
  waits_for_text: 'Waiting for the translation.',
  english_changed: 'The English text has changed since then.',
  blocks_refused: 'Some passages were not translated well enough and stay in English.',
  practice_refused: 'Some practice texts were not translated well enough and stay in English as a whole.',
  practice_incomplete: 'Some practice texts that a person translated are incomplete and are shown in English.',
  items_refused: 'Some items were not translated well enough and stay in English as a whole.',
  items_incomplete: 'Some items that a person translated are incomplete and are shown in English.',
  cancelled: 'Cancelled by an admin.',
  text_partial: 'Some passages are not translated and are read in English.',
  engine_away: 'The service is busy or not responding.',
  engine_refused: 'The service rejected the request. Check its key, plan and URL.',
  result_refused: 'The result of the service could not be used.',
  storage_away: 'The recording could not be stored.',
  failed_here: 'Something failed on this server. See the log for details.',
  removed: 'The recording was removed.',
  interrupted: 'The job was interrupted several times.',
} as const
export type UnitReason = keyof typeof UNIT_REASONS

export const MACHINE_TRANSLATED = 'Machine translated, check against the English'
export const TRANSLATION_STALE = 'The English has changed since this was translated'
export const VOICE_LABELS = { basic: 'Computer-generated voice', ai: 'AI-generated voice' } as const
export type MadeVoice = keyof typeof VOICE_LABELS

interface KnownEngine {
  kind: UnitKind
  state: 'ready' | 'not_configured' | 'not_found' | 'paused'
  languages: readonly string[]
}

/** The engine that makes a unit. */
export const engineKindOf = (kind: UnitKind): 'text' | 'audio' => (kind === 'audio' ? kind : 'text')

/** A machine leaves alone what a person wrote or marked as checked. */
const isForPerson = (kind: UnitKind, reason: UnitReason | null) =>
  hasTexts(kind) && (reason === 'practice_incomplete' || reason === 'items_incomplete' || reason === 'english_changed')

/** Without text, recordings wait for a translation. */
export const canBeMade = (
  { kind, language, reason }: { kind: UnitKind; language: string; reason: UnitReason | null },
  engines: readonly KnownEngine[],
): boolean =>
  reason !== 'no_translation' &&
  !isForPerson(kind, reason) &&
  engines.some(
    (engine) =>
      engine.kind === engineKindOf(kind) &&
      (engine.state === 'ready' || engine.state === 'paused') &&
      engine.languages.includes(language),
  )

export const ENTRY_NOT_FOUND = 'Entry not found'
export const UNIT_NOT_FOUND = 'This translation or recording no longer exists'
export const TRANSLATION_NOT_FOUND = 'Translation not found'
export const WRITTEN_BY_A_PERSON = 'This translation was written by a person. Remove it before requesting a machine translation.'
export const NOT_OURS_TO_MAKE = 'This came with the upload or was made by a person, so it can’t be regenerated'
export const NOTHING_TO_REVIEW = 'There is no translation to review yet'
export const UNDER_WAY = 'This is already being processed'
export const NOT_CANCELLABLE = 'This is finished, so it can’t be cancelled'

export const PROCESSING_REPLY_TIMEOUT_MS = 25_000
