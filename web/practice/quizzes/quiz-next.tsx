import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import type { Question } from '#contract/practice/question.ts'
import * as m from '#messages/practice/quizzes.ts'
import { WeakLines } from '#web/practice/mock-tests/weak-lines.tsx'
import { articleCards } from '#web/practice/recall/article-cards.ts'
import { ReviewNow } from '#web/practice/recall/review-now.tsx'
import { articleById } from '#web/reading/articles/api.ts'
import { Card } from '#web/ui/card.tsx'

interface QuizNextProps {
  articleId: string
  wrong: readonly Pick<Question, 'question_text'>[]
  /** The server makes the cards. */
  isSent: boolean
  language: Language
}

/** So that a page can wait for the card instead of moving when it comes; not without a network. */
export function useNextIsKnown(articleId: string | undefined): boolean {
  const enabled = articleId !== undefined
  const article = useQuery({ ...articleById(articleId ?? ''), enabled })
  const cards = useQuery({ ...articleCards(articleId ?? ''), enabled })
  return !article.isLoading && !cards.isLoading
}

/** From mistakes to the review and to a test of the article's lines. */
export function QuizNext({ articleId, wrong, isSent, language }: QuizNextProps) {
  const article = useQuery(articleById(articleId))
  const cards = useQuery({ ...articleCards(articleId), staleTime: 0, enabled: isSent })
  const texts = new Set(wrong.map(({ question_text }) => question_text))
  const added = cards.data?.filter(({ kind, content }) => kind === 'question' && texts.has(content.question_text)).length ?? 0
  const lines = article.data?.syllabus ?? []
  if (added === 0 && lines.length === 0) return null
  return (
    <div className="mt-6">
      <Card title={m.whatNext}>
        <ReviewNow cards={added} />
        <WeakLines lines={lines.map((node) => ({ node }))} missed={wrong.length} language={language} />
      </Card>
    </div>
  )
}
