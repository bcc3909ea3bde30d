/**
 * Odd parts are emphasised: `*words*` in one line. Signs of multiplication and of footnotes stay: a mark opens after a blank or a sign and
 * closes before one. Linear time: one pass.
 */
export function splitEmphasis(text: string): string[] {
  if (!text.includes('*')) return [text]
  const parts: string[] = []
  let [from, open] = [0, -1]
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\n') open = -1
    if (text[at] !== '*' || text[at - 1] === '*' || text[at + 1] === '*') continue
    if (open >= 0 && closes(text, at)) {
      parts.push(text.slice(from, open), text.slice(open + 1, at))
      from = at + 1
      open = -1
    } else if (opens(text, at)) open = at
  }
  return [...parts, text.slice(from)]
}

/** Without the marks. */
export const withoutEmphasis = (text: string): string => splitEmphasis(text).join('')

const opens = (text: string, at: number) => !isWord(text[at - 1]) && !isBlank(text[at + 1])
const closes = (text: string, at: number) => !isBlank(text[at - 1]) && !isWord(text[at + 1])

const isBlank = (char: string | undefined) => char === undefined || /\s/.test(char)
const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{M}\p{N}]/u.test(char)
