import { MENTION } from '#contract/community/post-text.ts'
import { parsePosted } from './parse-posted.ts'

export const plainPosted = (text: string): string =>
  parsePosted(text, MENTION)
    .map(({ kind, pieces }, place, blocks) => {
      const words = pieces.map((piece) => piece.text).join('')
      return kind === 'heading' && place < blocks.length - 1 && /[\p{L}\p{M}\p{N})]$/u.test(words) ? `${words}:` : words
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
