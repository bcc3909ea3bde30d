import type { Forum } from '#contract/community/forums.ts'

/** Accents of Latin letters, the nukta of Devanagari (written and left out as people please), and joiners that nobody sees. */
const FORGIVEN = /[\u0300-\u036f\u093c\u200c\u200d]/g

/** A text as it is compared: without case and without what is easily left out. Vowel signs stay, they make other words. */
const folded = (text: string) => text.normalize('NFKD').replace(FORGIVEN, '').toLowerCase()

export interface SearchableForum {
  forum: Forum
  text: string
}

/** Made once for a list, so that every letter typed costs only the comparing. */
export const searchable = (forums: readonly Forum[]): SearchableForum[] =>
  forums.map((forum) => ({ forum, text: folded(`${forum.title}\n${forum.description}`) }))

/** The forums in whose title or description every word of the query stands. */
export function forumsMatching(list: readonly SearchableForum[], query: string): Forum[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return list.filter(({ text }) => words.every((word) => text.includes(word))).map(({ forum }) => forum)
}
