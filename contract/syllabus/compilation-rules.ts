export const VERSIONS = ['all', 'unread'] as const
export type Version = (typeof VERSIONS)[number]

export const COMPILATION_QUESTIONS = 20
/** Without Pro. */
export const FREE_COMPILATION_QUESTIONS = 3
export const COMPILATION_TEST_FORBIDDEN = `Pro access required to answer more than ${FREE_COMPILATION_QUESTIONS} questions`
export const PDF_BUSY = 'Many PDFs are being created. Please try again in a minute.'
export const COMPILATION_NOT_FOUND = 'There is no compilation of this week or month'
