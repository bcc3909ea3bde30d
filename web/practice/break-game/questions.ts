import type { KeyTerm } from '#contract/reading/articles.ts'
import * as m from '#messages/practice/break-game.ts'
import { SUBREDDITS } from './subreddits.ts'

export interface Question {
  prompt: string
  /** A post's title or a definition. */
  text: string
  choices: string[]
  correct: string
}

const CHOICES = 4

/** Like `Math.random`. */
export type Random = () => number

export function subredditQuestion(title: string, subreddit: string, random: Random): Question {
  const others = SUBREDDITS.filter((name) => name !== subreddit)
  return {
    prompt: m.whichSubreddit,
    text: title,
    choices: withDistractors(subreddit, others, random).map(subredditName),
    correct: subredditName(subreddit),
  }
}

/**
 * Prefers terms of `own`, then `deck`, then repeats.
 * @param asked definitions used already
 */
export function termQuestion(own: KeyTerm[], deck: readonly KeyTerm[], asked: ReadonlySet<string>, random: Random): Question {
  const all = distinctTerms([...own, ...deck])
  const isNew = (term: KeyTerm) => !asked.has(hideTerm(term))
  const unasked = [own.filter(isNew), deck.filter(isNew), all].find((some) => some.length > 0) ?? []
  const term = pickOne(unasked, random)
  // Terms of the same articles are plausible; those of the deck would be easy to rule out.
  const near = otherTerms(term, own.includes(term) ? distinctTerms(own) : deck)
  const others = near.length < CHOICES - 1 ? otherTerms(term, all) : near
  return {
    prompt: m.whichTerm,
    text: hideTerm(term),
    choices: withDistractors(term.term, others, random),
    correct: term.term,
  }
}

export function pickOne<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Cannot pick from an empty list')
  return item
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, index: random() }))
    .sort((one, other) => one.index - other.index)
    .map(({ item }) => item)
}

const subredditName = (subreddit: string) => `r/${subreddit}`

function withDistractors(correct: string, others: readonly string[], random: Random): string[] {
  return shuffled([correct, ...shuffled(others, random).slice(0, CHOICES - 1)], random)
}

/** `Gross Domestic Product (GDP)` has two names. */
function namesOf({ term }: KeyTerm): string[] {
  return term
    .split(/[()]/)
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length > 1)
}

function isSameTerm(one: KeyTerm, other: KeyTerm): boolean {
  const names = namesOf(one)
  return one.definition === other.definition || namesOf(other).some((name) => names.includes(name))
}

function otherTerms(term: KeyTerm, terms: readonly KeyTerm[]): string[] {
  return terms.filter((other) => !isSameTerm(other, term)).map((other) => other.term)
}

/** Of duplicates the first is used. */
function distinctTerms(terms: readonly KeyTerm[]): KeyTerm[] {
  const byName = new Map<string, KeyTerm>()
  for (const term of terms) {
    const names = namesOf(term)
    if (!names.some((name) => byName.has(name))) for (const name of names) byName.set(name, term)
  }
  return [...new Set(byName.values())]
}

/** Definitions often begin with the term. */
function hideTerm(term: KeyTerm): string {
  const names = [term.term.toLowerCase(), ...namesOf(term)].sort((one, other) => other.length - one.length)
  const escaped = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return term.definition.replace(
    new RegExp(`(^|[^\\p{L}\\p{M}\\p{N}])(?:${escaped.join('|')})s?(?![\\p{L}\\p{M}\\p{N}])`, 'giu'),
    '$1____',
  )
}
