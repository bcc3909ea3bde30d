import { TARGETS, type Target } from '#contract/languages.ts'
import { type NamedTerm, swappedNames } from '#server/engines/moved-names.ts'
import { protectedTerms } from '#server/newsroom/shared/protected-terms.ts'
import type { ArticleCheck } from './finding.ts'
import { pairsOf } from './translated-pairs.ts'

type Article = Parameters<ArticleCheck>[0]

/** Each is looked for in every text; a usual article has ten. */
const MOST_TERMS = 40

/** The first key terms with their names in a language. */
export function keyTermsIn({ follow_up_data }: Article, to: Target): NamedTerm[] {
  const theirs = follow_up_data.key_terms_list_translated[to] ?? []
  return follow_up_data.key_terms_list.flatMap(({ term }, place) => {
    const translated = theirs[place]?.term
    return place < MOST_TERMS && term && translated ? [{ en: term, translated }] : []
  })
}

/** Two sentences keep their own numbers and names. */
export const checkSwappedNames: ArticleCheck = (article) => {
  const known = new Map(TARGETS.map((to) => [to, keyTermsIn(article, to)]))
  return pairsOf(article).flatMap(({ path, english, translated, to }) => {
    const swapped = swappedNames(english, translated, [...(known.get(to) ?? []), ...protectedTerms([english], to)])
    return swapped ? [{ path, message: `Has ${swapped[0]} and ${swapped[1]} in each other’s sentence` }] : []
  })
}
