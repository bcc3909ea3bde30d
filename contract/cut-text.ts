/**
 * The beginning of a text of at most `max` UTF-16 units. It ends between characters as people see them: an emoji or a letter with its signs
 * stays whole or goes. Half a surrogate pair would be refused by the database.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  // What follows decides whether a character ends at `max`.
  const start = text.slice(0, max + 2)
  if (!Intl.Segmenter) return start.slice(0, max).replace(/\P{M}\p{M}*$/u, '')
  segmenter ??= new Intl.Segmenter()
  return start.slice(0, segmenter.segment(start).containing(max)?.index || beforePair(start, max))
}

let segmenter: Intl.Segmenter | undefined

/** For a single character longer than the text may be, such as a letter with hundreds of signs. */
const beforePair = (text: string, max: number): number => (/[\ud800-\udbff]/.test(text.charAt(max - 1)) ? max - 1 : max)
