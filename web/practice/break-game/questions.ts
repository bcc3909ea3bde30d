import type { KeyTerm } from '#contract/reading/articles.ts'
import { SUBREDDITS } from './subreddits.ts'

export interface Question {
  prompt: string
  /** A post's title or a term's definition. */
  text: string
  choices: string[]
  right: string
}

const CHOICES = 4

/** A number from 0 up to 1, as `Math.random` gives it. */
export type Random = () => number

export function subredditQuestion(title: string, subreddit: string, random: Random): Question {
  const others = SUBREDDITS.filter((name) => name !== subreddit)
  return {
    prompt: 'Which subreddit is this post from?',
    text: title,
    choices: withOthers(subreddit, others, random).map(subredditName),
    right: subredditName(subreddit),
  }
}

/**
 * A definition and four terms. `own` comes first, until all of it has been asked; then the deck.
 * @param asked the definitions that were asked already
 */
export function termQuestion(own: KeyTerm[], deck: readonly KeyTerm[], asked: ReadonlySet<string>, random: Random): Question {
  const all = distinctTerms([...own, ...deck])
  const isNew = (term: KeyTerm) => !asked.has(hideTerm(term))
  const fresh = [own.filter(isNew), deck.filter(isNew), all].find((some) => some.length > 0) ?? []
  const term = oneOf(fresh, random)
  // Terms from the same reading make one think; those of the deck beside them would be ruled out at a glance.
  const near = othersThan(term, own.includes(term) ? distinctTerms(own) : deck)
  const others = near.length < CHOICES - 1 ? othersThan(term, all) : near
  return {
    prompt: 'Which key term does this describe?',
    text: hideTerm(term),
    choices: withOthers(term.term, others, random),
    right: term.term,
  }
}

export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

const subredditName = (subreddit: string) => `r/${subreddit}`

function withOthers(right: string, others: readonly string[], random: Random): string[] {
  return shuffled([right, ...shuffled(others, random).slice(0, CHOICES - 1)], random)
}

/** `Gross Domestic Product (GDP)` is known by both its names. */
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

function othersThan(term: KeyTerm, terms: readonly KeyTerm[]): string[] {
  return terms.filter((other) => !isSameTerm(other, term)).map((other) => other.term)
}

/** Of two articles that explain the same term the first is asked. */
function distinctTerms(terms: readonly KeyTerm[]): KeyTerm[] {
  const kept = new Map<string, KeyTerm>()
  for (const term of terms) {
    const names = namesOf(term)
    if (!names.some((name) => kept.has(name))) for (const name of names) kept.set(name, term)
  }
  return [...new Set(kept.values())]
}

/** A definition often begins with what it defines. */
function hideTerm(term: KeyTerm): string {
  const names = [term.term.toLowerCase(), ...namesOf(term)].sort((one, other) => other.length - one.length)
  const escaped = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return term.definition.replace(
    new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${escaped.join('|')})s?(?![\\p{L}\\p{M}\\p{N}])`, 'giu'),
    '____',
  )
}
