import { useId } from 'react'
import { Link } from 'react-router'
import type { PracticeKind, PracticeResult } from '#contract/reading/search.ts'
import * as m from '#messages/reading/search/practice.ts'
import { articleParts, paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { Snippet } from './snippet.tsx'

/** Below the articles. At least one. */
export function PracticeResults({ results }: { results: readonly PracticeResult[] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <h2 id={headingId} className="text-xl font-semibold">
        {m.questionsCardsFacts}
      </h2>
      <ol>
        {results.map((result) => (
          <PracticeRow key={`${result.article_id} ${result.kind} ${result.snippet}`} result={result} />
        ))}
      </ol>
    </section>
  )
}

const KINDS: Record<PracticeKind, string> = {
  quiz: m.quiz,
  mains: m.mains,
  flashcard: m.flashcard,
  term: m.term,
  must_know: m.mustKnow,
  fact: m.fact,
}

function PracticeRow({ result }: { result: PracticeResult }) {
  const { kind, title, publication_date, snippet, snippet_language } = result
  return (
    <li className="relative border-b border-line py-3">
      <Link to={placeOf(result)} className="after:absolute after:inset-0 hover:underline">
        <Snippet text={snippet} lang={snippet_language} />
      </Link>
      <div className="mt-2">
        <QuietLine>
          <Badge tone="neutral">{KINDS[kind]}</Badge>
          <span lang={title.lang} className="min-w-0 wrap-anywhere">
            {title.value}
          </span>
          <time dateTime={publication_date}>{formatDay(publication_date, 'short')}</time>
        </QuietLine>
      </div>
    </li>
  )
}

function placeOf({ kind, article_id, quiz_id, question_key }: PracticeResult): string {
  if (quiz_id) return paths.quiz(quiz_id)
  if (question_key) return paths.writeAnswer(article_id, question_key)
  return `${paths.article(article_id)}#${PARTS[kind]}`
}

const PARTS: Record<PracticeKind, string> = {
  quiz: articleParts.practise,
  mains: articleParts.practise,
  flashcard: articleParts.flashcards,
  term: articleParts.terms,
  must_know: articleParts.inShort,
  fact: articleParts.facts,
}
