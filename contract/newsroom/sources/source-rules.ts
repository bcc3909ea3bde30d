export const SOURCE_KINDS = {
  text: 'Pasted text',
  page: 'Page',
  pdf: 'PDF',
  document: 'Document',
  address: 'Address',
} as const
export type SourceKind = keyof typeof SOURCE_KINDS

export const SOURCE_STATES = ['added', 'fetching', 'failed'] as const

export const MAX_SOURCES = 100
/** UTF-16 units; a longer paragraph is divided at the end of a sentence. */
export const MAX_PASSAGE = 1200
/** Of one source: the rest is left out. */
export const MAX_PASSAGES = 400

export const MAX_SOURCE_BYTES = 5 * 1024 * 1024
export const MAX_SOURCE_TEXT = 500_000
export const MAX_SOURCE_TITLE = 300
export const MAX_PUBLISHER = 200
export const MAX_LICENCE = 500

export const SOURCE_TYPES = [
  'application/pdf',
  'text/html',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/markdown',
  'text/plain',
] as const

export const SOURCE_GONE = 'This source does not exist'
export const SOURCE_ADDRESS = 'Please give a web address that begins with https://'
export const SOURCE_PDF = 'The PDF is damaged or protected by a password'
export const SOURCE_TOO_COMPLEX = 'It is too long or too complex. Please add it in parts.'
export const SOURCE_BUSY = 'Other sources are being read. Please try again in a minute.'
export const FETCHING_IS_OFF = 'This server fetches no pages. Please paste the text instead.'
export const ROBOTS_FORBID =
  'The robots.txt of this host does not allow the page to be fetched. Please paste its text if its licence allows it.'
export const SAME_TEXT = (title: string) => `The day has this text already: “${title}”`
export const NOT_READ = 'It could not be read'
export const SOURCE_EMPTY = 'No text was found in it'
export const TOO_MANY_SOURCES = `A day can have at most ${MAX_SOURCES} sources. Delete some first.`
