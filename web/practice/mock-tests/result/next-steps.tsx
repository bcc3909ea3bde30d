import type { Language } from '#contract/languages.ts'
import { explainingArticles, missedOf, weakLines } from '#contract/practice/weak-lines.ts'
import * as m from '#messages/practice/mock-tests/result.ts'
import { paths } from '#web/platform/paths.ts'
import { ReviewNow } from '#web/practice/recall/review-now.tsx'
import { type TitleInLanguage, titleIn } from '#web/reading/shared/title-in.ts'
import { Card } from '#web/ui/card.tsx'
import type { MockResult } from '../api.ts'
import { LinkedRows } from '../linked-rows.tsx'
import { WeakLines } from '../weak-lines.tsx'

/** From mistakes to the review, a test of their lines and the articles that explain them. */
export function NextSteps({ result, language }: { result: MockResult; language: Language }) {
  const { review_cards, by_node, questions } = result
  const lines = weakLines(by_node)
  const articles = explainingArticles(questions)
  if (review_cards === 0 && articles.length === 0) return null
  return (
    <Card title={m.whatNext} isOnPaper={false}>
      <ReviewNow cards={review_cards} />
      <WeakLines
        lines={lines.map((line) => ({
          node: line.node,
          hint: m.missed({ missed: missedOf(line), total: line.right + missedOf(line) }),
        }))}
        missed={lines.reduce((sum, line) => sum + missedOf(line), 0)}
        language={language}
      />
      {articles.length > 0 && (
        <div>
          <h3 className="font-semibold">{m.readAgain}</h3>
          <LinkedRows
            rows={articles.map(({ article, missed }) => ({
              to: paths.article(article.article_id),
              text: <Title {...titleIn(article, language)} />,
              hint: m.explains({ count: missed }),
            }))}
          />
        </div>
      )}
    </Card>
  )
}

const Title = ({ lang, value }: TitleInLanguage) => <span lang={lang}>{value}</span>
