import type { Forum } from '#contract/community/forums.ts'

/** Latin accents, the Devanagari nukta (often omitted) and invisible joiners. */
const IGNORED_MARKS = /[\u0300-\u036f\u093c\u200c\u200d]/g

/** Lower-cases and removes optional marks. Vowel signs stay, because they change the word. */
const normalise = (text: string) => text.normalize('NFKD').replace(IGNORED_MARKS, '').toLowerCase()

export interface SearchableForum {
  forum: Forum
  text: string
}

/** Normalises once per list, not on every keystroke. */
export const indexForums = (forums: readonly Forum[]): SearchableForum[] =>
  forums.map((forum) => ({ forum, text: normalise(`${forum.title}\n${forum.description}`) }))

/** The forums whose title and description contain all words of the query. */
export function searchForums(list: readonly SearchableForum[], query: string): Forum[] {
  const words = normalise(query).split(/\s+/).filter(Boolean)
  return list.filter(({ text }) => words.every((word) => text.includes(word))).map(({ forum }) => forum)
}
