import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { counted, formatNumber } from '#contract/amounts.ts'
import { ENGLISH_NAMES, TARGETS } from '#contract/languages.ts'
import type { DayArticle } from '#contract/newsroom/question-bank/day-figures.ts'
import type { DeskEntry } from '#web/newsroom/desk/day/api.ts'
import { bankPathTo } from '#web/newsroom/question-bank/bank-path.ts'
import { paths } from '#web/platform/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { dayAdvice, dayFigures } from './api.ts'
import { QuestionResults } from './question-results.tsx'

/** Of a day that exists: what is missing, the advice on it, and what readers did. */
export function DayArticles({ day, entry }: { day: string; entry: DeskEntry }) {
  const figures = useQuery(dayFigures(day))
  const advice = useQuery(dayAdvice(day, entry.entry_id, entry.revision))
  if (figures.isPending)
    return (
      <PageLoading label="Loading the articles of the day">
        <SkeletonRows rows={3} lines={2} />
      </PageLoading>
    )
  if (!figures.data) return <QuietFailure text="The articles of the day did not load." onRetry={() => figures.refetch()} />
  return (
    <section aria-labelledby="day-articles" className="space-y-3">
      <h3 id="day-articles" className="text-lg font-semibold">
        {entry.status === 'published' ? 'What readers did' : 'In the day'}
      </h3>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {figures.data.map((article) => (
          <ArticleRow key={article.article_id} article={article} entry={entry} advice={advice.data?.[article.article_id]} />
        ))}
      </ol>
      {entry.status === 'published' && <p className="text-sm text-quiet">Counts of fewer than five people are not shown.</p>}
    </section>
  )
}

interface ArticleRowProps {
  article: DayArticle
  entry: DeskEntry
  /** Undefined until it is known. */
  advice: number | undefined
}

function ArticleRow({ article, entry, advice }: ArticleRowProps) {
  const { article_id, title, questions } = article
  const missing = missingIn(article)
  const doubtful = questions.filter(({ look_again }) => look_again.length > 0).length
  const edit = paths.adminArticle(entry.entry_id, article_id)
  return (
    <li className="space-y-1 px-4 py-3">
      <Link
        to={edit}
        className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-strong underline-offset-4 wrap-anywhere hover:decoration-current"
      >
        {title}
      </Link>
      {entry.status === 'published' && <p>{readersText(article)}</p>}
      <QuietLine>
        {missing.length > 0 ? `Missing: ${missing.join(', ')}` : 'Translated and recorded'}
        {advice !== undefined && advice > 0 && (
          <Link to={edit} className="text-accent underline underline-offset-4">
            {`${counted(advice, 'piece')} of advice`}
          </Link>
        )}
        {advice === 0 && 'No advice'}
      </QuietLine>
      {questions.length > 0 && entry.status === 'published' && (
        <Fold
          open={false}
          summary={
            <span className="flex flex-wrap items-center gap-2">
              {counted(questions.length, 'question')}
              {doubtful > 0 && <Badge tone="progress">{`Look again: ${doubtful}`}</Badge>}
            </span>
          }
        >
          <QuestionResults questions={questions} />
          <Link
            to={bankPathTo({ article_id, state: 'all' })}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            See them in the question bank
          </Link>
        </Fold>
      )}
    </li>
  )
}

function missingIn({ translated, recorded }: DayArticle): string[] {
  const texts = TARGETS.filter((language) => !translated.includes(language)).map((language) => ENGLISH_NAMES[language])
  const voices = (['en', ...TARGETS] as const).filter((language) => !recorded.includes(language))
  return [...texts, ...voices.map((language) => `recording in ${ENGLISH_NAMES[language]}`)]
}

function readersText({ opened, finished, minutes, took_quiz }: DayArticle): string {
  if (opened === null) return 'Opened by fewer than five people'
  return [
    `Opened by ${formatNumber(opened)}`,
    finished !== null && `finished by ${formatNumber(finished)}`,
    minutes !== null && `about ${formatNumber(minutes)} minutes of reading`,
    took_quiz !== null && `quiz taken by ${formatNumber(took_quiz)}`,
  ]
    .filter(Boolean)
    .join(', ')
}
