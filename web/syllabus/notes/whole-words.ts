const IN_WORD = /[\p{L}\p{N}\p{M}\u200c\u200d]/u

/** The selected words, begun and ended whole; empty for none, and for all. */
export function wholeWordsIn(text: string, from: number, to: number): string {
  if (!/[\p{L}\p{N}]/u.test(text.slice(from, to))) return ''
  let [start, end] = [from, to]
  while (start > 0 && inWord(text, start) && inWord(text, start - 1)) start--
  while (end < text.length && inWord(text, end - 1) && inWord(text, end)) end++
  const words = text.slice(start, end).trim()
  return words === text.trim() ? '' : words
}

/** Halves of a pair belong together. */
const inWord = (text: string, at: number): boolean => /[\ud800-\udfff]/.test(text.charAt(at)) || IN_WORD.test(text.charAt(at))
