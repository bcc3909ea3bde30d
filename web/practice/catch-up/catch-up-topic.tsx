import { Check, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { AddToReview } from '#web/practice/recall/add-to-review.tsx'
import { Button } from '#web/ui/button.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { markDone, type Topic, useKeepFacts } from './api.ts'

export function CatchUpTopic({ topic }: { topic: Topic }) {
  const { articles, facts, isDone } = topic
  const [latest, ...earlier] = articles
  if (!latest) return null
  const mark = () =>
    markDone(topic, !isDone).catch((error) => toast(failureText(error, 'This could not be saved. Please try again.'), 'error'))
  return (
    <li className="border-b border-line py-5">
      <QuietLine>
        <PaperTag paper={latest.gs_paper_category} />
        <time dateTime={latest.publication_date}>{formatDay(latest.publication_date, 'short')}</time>
        {earlier.length > 0 &&
          `also on ${earlier.map(({ publication_date }) => formatDay(publication_date, 'short')).join(', ')}`}
      </QuietLine>
      <h2
        lang={latest.title.lang}
        className={`mt-1 text-lg leading-snug wrap-anywhere ${isDone ? 'font-medium text-quiet' : 'font-semibold'}`}
      >
        <Link
          to={paths.article(latest.article_id)}
          className="inline-block py-1 underline decoration-strong underline-offset-4 hover:decoration-current"
        >
          {latest.title.value}
        </Link>
      </h2>
      {!isDone && (
        <>
          <ul className="mt-2 list-disc space-y-2 pl-5 font-serif leading-reading marker:text-signal">
            {facts.map(({ article_id, lang, value }) => (
              <li key={`${article_id} ${value}`} lang={lang} className="pl-1 wrap-anywhere">
                {value}
              </li>
            ))}
          </ul>
          <Earlier articles={earlier} />
        </>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          variant={isDone ? 'ghost' : 'outline'}
          onClick={mark}
          aria-label={`${isDone ? 'Undo' : 'Done'}: ${latest.title.value}`}
        >
          {isDone ? <RotateCcw aria-hidden="true" className="size-5" /> : <Check aria-hidden="true" className="size-5" />}
          {isDone ? 'Undo' : 'Done'}
        </Button>
        {isDone ? <p className="text-sm text-quiet">Done</p> : <KeepFacts topics={[topic]} />}
      </div>
    </li>
  )
}

function Earlier({ articles }: { articles: Topic['articles'] }) {
  if (articles.length === 0) return null
  return (
    <p className="mt-3 text-sm text-quiet">
      Also in{' '}
      {articles.map(({ article_id, title }, at) => (
        <span key={article_id}>
          {at > 0 && ', '}
          <Link
            to={paths.article(article_id)}
            lang={title.lang}
            className="inline-block py-1 text-accent underline underline-offset-4"
          >
            {title.value}
          </Link>
        </span>
      ))}
    </p>
  )
}

/** One card for each article. */
export function KeepFacts({ topics, isSet = false }: { topics: readonly Topic[]; isSet?: boolean }) {
  return <AddToReview add={useKeepFacts()} what={topics} isSet={isSet} />
}
