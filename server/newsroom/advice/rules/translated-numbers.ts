import { numberFaults } from '#server/engines/translated-numbers.ts'
import type { ArticleCheck } from './finding.ts'
import { pairsOf } from './translated-pairs.ts'

/** A number may be lost, or added. */
export const checkTranslatedNumbers: ArticleCheck = (article) =>
  pairsOf(article).flatMap(({ path, english, translated }) => {
    const { lost, extra } = numberFaults(english, translated)
    return [
      ...(lost.length > 0 ? [{ path, message: `Does not have ${lost.join(', ')}` }] : []),
      ...(extra.length > 0 ? [{ path, message: `Has ${extra.join(', ')}, which English does not` }] : []),
    ]
  })
