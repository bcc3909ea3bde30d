import { MENTION } from '#contract/community/post-text.ts'
import { parsePosted } from './parse-posted.ts'

/** A user's text on one line, without the marks of headings and bold. */
export const plainPosted = (text: string): string =>
  parsePosted(text, MENTION)
    .map(({ pieces }) => pieces.map((piece) => piece.text).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
