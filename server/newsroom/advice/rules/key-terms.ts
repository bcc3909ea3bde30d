import { TARGETS } from '#contract/languages.ts'
import type { Sections } from '#contract/reading/analysis.ts'
import { type MarkedBlock, type MarkedSpan, markFirstMentions } from '#contract/reading/article-text/first-mentions.ts'
import { termFinder } from '#contract/reading/article-text/key-terms.ts'
import type { KeyTerm } from '#contract/reading/articles.ts'
import type { ArticleCheck, Finding } from './finding.ts'

/** The reader explains a key term where the analysis first names it: one that it never names is never explained. */
export const checkKeyTermsOccur: ArticleCheck = ({ follow_up_data, analysis_text }) =>
  missing('follow_up_data.key_terms_list', follow_up_data.key_terms_list, analysis_text)

/** As in English, so in each translation. */
export const checkTranslatedKeyTermsOccur: ArticleCheck = ({ follow_up_data, analysis_text_translated }) =>
  TARGETS.flatMap((to) =>
    missing(
      `follow_up_data.key_terms_list_translated.${to}`,
      follow_up_data.key_terms_list_translated[to] ?? [],
      analysis_text_translated[to] ?? {},
    ),
  )

function missing(path: string, terms: readonly KeyTerm[], analysis: Sections): Finding[] {
  const find = termFinder(terms)
  const marked = new Set(Object.values(analysis).flatMap((text) => markFirstMentions(text, find).flatMap(termsOf)))
  return terms.flatMap(({ term }, place) =>
    marked.has(place) ? [] : [{ path: `${path}.${place}.term`, message: `"${term}" does not occur in the analysis` }],
  )
}

function termsOf(block: MarkedBlock): (number | undefined)[] {
  return spansOf(block).flatMap(({ parts }) => parts.map(({ term }) => term))
}

function spansOf(block: MarkedBlock): MarkedSpan[] {
  if (block.kind === 'table') return block.rows.flat(2)
  return 'items' in block ? block.items.flat() : block.spans
}
