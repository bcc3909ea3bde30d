import { createHash } from 'node:crypto'

const DIGITS = 32

/** Stable when the rest of the article is edited. */
export const questionKeyOf = (question: string): string =>
  createHash('sha256').update(question.normalize('NFC').trim()).digest('hex').slice(0, DIGITS)
