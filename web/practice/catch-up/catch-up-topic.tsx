import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import * as m from '#messages/practice/catch-up.ts'
import { failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { AddToReview } from '#web/practice/recall/add-to-review.tsx'
import { Button } from '#web/ui/button.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { markDone, type Topic, useKeepFacts } from './api.ts'

interface CatchUpTopicProps {
  topic: Topic
  isOpen: boolean
  onToggle: () => void
  onDone: () => void
}

/** Only one is open: all facts in one page are too long to scroll on a phone. */
export function CatchUpTopic({ topic, isOpen, onToggle, onDone }: CatchUpTopicProps) {
  const factsId = useId()
  const { articles, facts, isDone } = topic
  const [latest, ...earlier] = articles
  if (!latest) return null
  const { title } = latest
  const mark = (done: boolean) => {
    if (done) onDone()
    markDone(topic, done).catch((error) => toast(failureText(error, m.notSaved), 'error'))
  }
  return (
    <li className="border-b border-line">
      <h2 lang={title.lang} className="text-lg leading-snug text-pretty">
        <button
          id={topicId(topic)}
          type="button"
          aria-expanded={isOpen}
          aria-controls={factsId}
          onClick={onToggle}
          className="flex w-full scroll-mt-20 items-start gap-2 pt-4 pb-1 text-start wrap-anywhere hover:underline"
        >
          <span className={`flex-1 ${isDone ? 'font-medium text-quiet' : 'font-semibold'}`}>{title.value}</span>
          <ChevronDown aria-hidden="true" className={`mt-1 size-5 shrink-0 text-quiet ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 pb-2">
        <QuietLine>
          <PaperTag paper={latest.gs_paper_category} />
          <time dateTime={latest.publication_date}>{formatDay(latest.publication_date, 'short')}</time>
          {earlier.length > 0 &&
            m.alsoOn({ days: earlier.map(({ publication_date }) => formatDay(publication_date, 'short')).join(', ') })}
          {isDone ? <DoneMark /> : m.facts({ count: facts.length })}
        </QuietLine>
        {isDone && (
          <Button
            variant="link"
            size="sm"
            className="-me-3 min-h-11"
            onClick={() => mark(false)}
            aria-label={m.undoTopic({ title: title.value })}
          >
            {m.undo}
          </Button>
        )}
      </div>
      {/* Stays, so that what was added to the review still says so. */}
      <div id={factsId} hidden={!isOpen} className="pb-5">
        <ul className="list-disc space-y-2 ps-5 font-serif leading-reading marker:text-signal">
          {facts.map(({ article_id, lang, value }) => (
            <li key={`${article_id} ${value}`} lang={lang} className="ps-1 wrap-anywhere">
              {value}
            </li>
          ))}
        </ul>
        <Watch dates={topic.watch} />
        <p className="mt-3 text-sm">
          <Link
            to={paths.article(latest.article_id)}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {m.readArticle}
          </Link>
        </p>
        <Earlier articles={earlier} />
        {!isDone && (
          <div className="mt-2 flex flex-wrap items-center gap-3">
            <Button variant="outline" onClick={() => mark(true)} aria-label={m.doneTopic({ title: title.value })}>
              <Check aria-hidden="true" className="size-5" />
              {m.done}
            </Button>
            <KeepFacts topics={[topic]} />
          </div>
        )}
      </div>
    </li>
  )
}

/** A list stored offline by an earlier version lacks them. */
function Watch({ dates = [] }: { dates: Topic['watch'] }) {
  if (dates.length === 0) return null
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold text-quiet">{m.whatToWatch}</h3>
      <ul className="mt-1 space-y-1">
        {dates.map(({ date, lang, value }) => (
          <li key={date + value} className="wrap-anywhere">
            <time dateTime={date} className="text-sm text-quiet">
              {m.expectedBy({ day: formatDay(date) })}{' '}
            </time>
            <span lang={lang}>{value}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const DoneMark = () => (
  <span className="inline-flex items-center gap-1 font-semibold text-good">
    <Check aria-hidden="true" className="size-4" />
    {m.done}
  </span>
)

/** Of the button that opens it. */
export const topicId = ({ articles }: Topic) => `topic-${articles[0]?.article_id}`

function Earlier({ articles }: { articles: Topic['articles'] }) {
  if (articles.length === 0) return null
  return (
    <p className="text-sm text-quiet">
      {m.alsoIn}{' '}
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
