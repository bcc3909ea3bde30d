import type { Forum } from '#contract/community/forums.ts'
import { folded } from '#contract/fold-text.ts'

/** Removes the Devanagari nukta, which is often omitted. */
const normalise = (text: string) => folded(text).replaceAll('\u093c', '')

export interface SearchableForum {
  forum: Forum
  text: string
}

/** Once per list, not on every keystroke. */
export const indexForums = (forums: readonly Forum[]): SearchableForum[] =>
  forums.map((forum) => ({ forum, text: normalise(`${forum.title}\n${forum.description}`) }))

/** Forums with all words of the query in title or description. */
export function searchForums(list: readonly SearchableForum[], query: string): Forum[] {
  const words = normalise(query).split(/\s+/).filter(Boolean)
  return list.filter(({ text }) => words.every((word) => text.includes(word))).map(({ forum }) => forum)
}
