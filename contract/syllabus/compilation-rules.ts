/** The numbers and words of compilations. This file loads no schema, to keep pages small. */

export const VERSIONS = ['all', 'unread'] as const
export type Version = (typeof VERSIONS)[number]

/** How many questions of the quizzes a compilation has, if there are so many. */
export const COMPILATION_QUESTIONS = 20
export const PDF_BUSY = 'Many PDFs are being created. Please try again in a minute.'
export const COMPILATION_NOT_FOUND = 'There is no compilation of this week or month'
