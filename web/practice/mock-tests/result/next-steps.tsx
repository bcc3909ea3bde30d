import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { explainingArticles, missedOf, weakLines } from '#contract/practice/weak-lines.ts'
import { paths } from '#web/platform/paths.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { ReviewNow } from '#web/practice/recall/review-now.tsx'
import { Card } from '#web/ui/card.tsx'
import type { MockResult } from '../api.ts'
import { WeakLines } from '../weak-lines.tsx'

/** From mistakes to the review, a test of their lines and the articles that explain them. */
export function NextSteps({ result, language }: { result: MockResult; language: Language }) {
  const { review_cards, by_node, questions } = result
  const lines = weakLines(by_node)
  const articles = explainingArticles(questions)
  if (review_cards === 0 && articles.length === 0) return null
  return (
    <Card title="What to do next">
      <ReviewNow cards={review_cards} />
      <WeakLines
        lines={lines.map((line) => ({ node: line.node, hint: `${missedOf(line)} of ${line.right + missedOf(line)} missed` }))}
        missed={lines.reduce((sum, line) => sum + missedOf(line), 0)}
        language={language}
      />
      {articles.length > 0 && <ToRead articles={articles} />}
    </Card>
  )
}

function ToRead({ articles }: { articles: ReturnType<typeof explainingArticles<Article>> }) {
  return (
    <div className="print:hidden">
      <h3 className="font-semibold">Read again</h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {articles.map(({ article, missed }) => (
          <li key={article.article_id} className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2">
            <Link
              to={paths.article(article.article_id)}
              className="min-w-0 text-accent underline underline-offset-4 wrap-anywhere"
            >
              {article.title}
            </Link>
            <span className="text-sm text-quiet tabular-nums">{`explains ${counted(missed, 'question')}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Article = MockResult['questions'][number]['article']
