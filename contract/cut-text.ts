/** Cuts to `max` UTF-16 units between graphemes, as half a surrogate pair fails in the database. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  // The following units decide whether a grapheme ends.
  const start = text.slice(0, max + 2)
  if (!Intl.Segmenter) return start.slice(0, max).replace(/\P{M}\p{M}*$/u, '')
  segmenter ??= new Intl.Segmenter()
  return start.slice(0, segmenter.segment(start).containing(max)?.index || beforePair(start, max))
}

let segmenter: Intl.Segmenter | undefined

/** For a grapheme longer than `max`. */
const beforePair = (text: string, max: number): number => (/[\ud800-\udbff]/.test(text.charAt(max - 1)) ? max - 1 : max)
