/** Where the parts of a document are in the upload form, and what they are counted in. */
export const IMPORT_PARTS = {
  title: { label: 'Title', noun: 'word' },
  gs_paper_category: { label: 'GS paper', noun: 'word' },
  summary: { label: 'Summary', noun: 'word' },
  'analysis_text.past': { label: 'Past', noun: 'word' },
  'analysis_text.present': { label: 'Present', noun: 'word' },
  'analysis_text.future': { label: 'Future', noun: 'word' },
  'analysis_text.content': { label: 'Text in one part', noun: 'word' },
  must_know: { label: 'Must know', noun: 'sentence' },
  'follow_up_data.key_terms_list': { label: 'Key terms', noun: 'term' },
  'follow_up_data.historical_context': { label: 'Historical context', noun: 'line' },
  sources: { label: 'Sources', noun: 'source' },
  facts: { label: 'Facts', noun: 'fact' },
  watch: { label: 'Dates to watch', noun: 'date' },
  'follow_up_data.flashcards': { label: 'Flashcards', noun: 'card' },
  'potential_questions.prelims_quiz': { label: 'Practice questions', noun: 'question' },
  mains_model_answers: { label: 'Mains questions', noun: 'question' },
} as const
export type ImportPart = keyof typeof IMPORT_PARTS

export const IMPORT_KINDS = ['docx', 'markdown', 'text', 'html', 'csv'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const IMPORT_TYPES = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/markdown',
  'text/plain',
  'text/html',
  'text/csv',
] as const

export const MAX_IMPORT_BYTES = 5 * 1024 * 1024
export const MAX_IMPORT_BLOCKS = 10_000
export const MAX_UNPACKED_MB = 40
export const MAX_LEFT = 200

export const IMPORT_EMPTY = 'The document is empty'
export const IMPORT_TOO_LARGE = `A document can have at most ${MAX_IMPORT_BYTES / 1024 / 1024} MB`
export const IMPORT_NOT_TEXT = 'The document is not text in UTF-8. Please save it again in that encoding, or as .docx.'
export const IMPORT_OLD_WORD = 'This is a .doc file of an old Word. Please save it as .docx.'
export const IMPORT_PDF = 'A PDF cannot be imported. Please export the document as .docx, or paste its text.'
export const IMPORT_BROKEN = 'The .docx file is damaged, protected by a password, or not a document. Please save it again.'
export const IMPORT_UNPACKED = `The .docx file unpacks to more than ${MAX_UNPACKED_MB} MB. Please remove its pictures and save it again.`
export const IMPORT_TOO_COMPLEX = 'The document is too long or too complex. Please import it in parts.'
export const IMPORT_BUSY = 'Other documents are being imported. Please try again in a minute.'
export const IMPORT_CSV_BROKEN = (line: number, reason: string) => `The CSV cannot be read at line ${line}: ${reason}`
