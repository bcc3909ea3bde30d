export const VERSIONS = ['all', 'unread'] as const
export type Version = (typeof VERSIONS)[number]

export const COMPILATION_QUESTIONS = 20
export const PDF_BUSY = 'Many PDFs are being created. Please try again in a minute.'
export const COMPILATION_NOT_FOUND = 'There is no compilation of this week or month'
