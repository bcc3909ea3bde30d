/** Messages from the specification. */

export const GS_PAPERS = ['GS1', 'GS2', 'GS3', 'GS4', 'Essay', 'Prelims'] as const

export const REQUIRED_FIELDS = ['title', 'summary', 'gs_paper_category', 'analysis_text'] as const

export const UPLOAD = {
  empty: 'Please enter JSON content to parse',
  invalidJson: 'Invalid JSON format. Please check your syntax and try again.',
  noDate: 'Missing required field: publication_date',
  noArticles: 'Missing or invalid "articles" array. Expected an array of article objects.',
  emptyArticles: 'The "articles" array cannot be empty. At least one article is required.',
  missing: (n: number, fields: string[]) => `Article ${n} is missing required fields: ${fields.join(', ')}`,
  dateTaken: (day: string) => `An entry for ${day} already exists. Send "replace": true to replace it.`,
} as const

/** Also in the form. */
export const LINK_WANTED = 'Enter a web address that starts with https://'

export const UNKNOWN_FIELD = 'This field is unknown and will be ignored'

export function uploadMistake(payload: unknown): string | undefined {
  const upload = isRecord(payload) ? payload : {}
  if (isBlank(upload.publication_date)) return UPLOAD.noDate
  if (!Array.isArray(upload.articles)) return UPLOAD.noArticles
  if (upload.articles.length === 0) return UPLOAD.emptyArticles
  for (const [index, article] of upload.articles.entries()) {
    const fields = missingFields(article)
    if (fields.length > 0) return UPLOAD.missing(index + 1, fields)
  }
  return undefined
}

export function missingFields(article: unknown): string[] {
  return REQUIRED_FIELDS.filter((field) => !isRecord(article) || isBlank(article[field]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const isBlank = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
