/** Of a test preset by lines. */
export const LINE_TEST = { least: 5, most: 20 }

interface Part {
  right: number
  wrong: number
  left_out: number
}

const WEAK_LINES = 3

export const missedOf = ({ wrong, left_out }: Part): number => wrong + left_out

/** The lines with the most questions missed, then the greatest share. */
export const weakLines = <P extends Part>(parts: readonly P[]): P[] =>
  parts
    .filter((part) => missedOf(part) > 0)
    .toSorted((one, other) => missedOf(other) - missedOf(one) || one.right - other.right)
    .slice(0, WEAK_LINES)

/** Twice as many questions as were missed. */
export const lineTestSize = (missed: number): number => Math.min(Math.max(missed * 2, LINE_TEST.least), LINE_TEST.most)

const EXPLAINING_ARTICLES = 2

interface Answered<A extends { article_id: string }> {
  article: A
  result: 'right' | 'wrong' | 'left_out'
}

/** The articles with the most questions missed; of equal ones that of the first question. */
export function explainingArticles<A extends { article_id: string }>(
  questions: readonly Answered<A>[],
): { article: A; missed: number }[] {
  const missed = questions.filter(({ result }) => result !== 'right').map(({ article }) => article)
  return Object.values(Object.groupBy(missed, ({ article_id }) => article_id))
    .flatMap((articles) => (articles?.[0] ? [{ article: articles[0], missed: articles.length }] : []))
    .toSorted((one, other) => other.missed - one.missed)
    .slice(0, EXPLAINING_ARTICLES)
}
