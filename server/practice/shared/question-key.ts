import { createHash } from 'node:crypto'

const DIGITS = 32

/** Names a mains question within its article by its text, so that the name stays when the article is edited elsewhere. Hexadecimal. */
export const questionKeyOf = (question: string): string =>
  createHash('sha256').update(question.normalize('NFC').trim()).digest('hex').slice(0, DIGITS)
