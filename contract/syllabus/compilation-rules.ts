import * as m from '#messages/contract/syllabus.ts'

export const VERSIONS = ['all', 'unread'] as const
export type Version = (typeof VERSIONS)[number]

export const COMPILATION_QUESTIONS = 20
/** Without Pro. */
export const FREE_COMPILATION_QUESTIONS = 3
export const COMPILATION_TEST_FORBIDDEN = m.testForbidden({ count: FREE_COMPILATION_QUESTIONS })
export const PDF_BUSY = m.pdfBusy
export const COMPILATION_NOT_FOUND = m.compilationNotFound
