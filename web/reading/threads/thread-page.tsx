import { useQuery } from '@tanstack/react-query'
import { Route } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import { THREAD_NOT_FOUND } from '#contract/newsroom/threads.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { TEXTS as THREAD_TEXTS } from '#messages/all/reading-language/threads.ts'
import * as m from '#messages/reading/threads/thread.ts'
import { useTitle } from '#web/platform/hooks/use-title.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonLines, SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { threadById } from './api.ts'
import { ArticleDay, FactsNow, type Thread } from './facts-now.tsx'
import { Timeline } from './timeline.tsx'

interface ThreadPageProps {
  threadId: string
  language: Language
  /** Passed in, as they belong to another domain. */
  questionsOf: (thread: Thread) => ReactNode
}

export function ThreadPage({ threadId, language, questionsOf }: ThreadPageProps) {
  const { data, isPending, error, refetch } = useQuery(threadById(threadId, language))
  useTitle(data?.title.value ?? m.thread)
  if (data) return <Loaded thread={data} language={language} questions={questionsOf(data)} />
  if (isPending) return <ThreadSkeleton />
  return (
    <>
      <h1 tabIndex={-1} className="mt-2 mb-4 text-2xl font-semibold sm:text-3xl">
        {m.thread}
      </h1>
      {isNotFound(error) ? <NoThread /> : <LoadFailure title={m.threadDidNotLoad} error={error} onRetry={() => refetch()} />}
    </>
  )
}

const NoThread = () => (
  <EmptyState
    icon={Route}
    title={THREAD_NOT_FOUND}
    action={
      <Link to={paths.threads} className={buttonStyle()}>
        {m.allThreads}
      </Link>
    }
  />
)

function Loaded({ thread, language, questions }: { thread: Thread; language: Language; questions: ReactNode }) {
  const { title, description, question_count } = thread
  const texts = THREAD_TEXTS[language]
  return (
    <>
      <h1 lang={title.lang} tabIndex={-1} className="mt-2 text-2xl leading-tight font-semibold wrap-anywhere sm:text-3xl">
        {title.value}
      </h1>
      <p lang={description.lang} className="mt-2 text-quiet wrap-anywhere">
        {description.value}
      </p>
      {isPartlyEnglish(thread, language) && (
        <p lang={language} className="mt-2 text-sm text-quiet">
          {texts.someInEnglish}
        </p>
      )}
      <Jumps thread={thread} language={language} />
      <Part title={texts.articles} language={language}>
        <Articles thread={thread} language={language} />
      </Part>
      {thread.timeline.length > 0 && (
        <Part id={TIMELINE_ID} title={texts.timeline} language={language}>
          <Timeline thread={thread} language={language} />
        </Part>
      )}
      <div id={FACTS_ID} className="scroll-mt-4">
        <FactsNow thread={thread} language={language} Part={Part} />
      </div>
      {question_count > 0 && (
        <div className="print:hidden">
          <Part id={QUESTIONS_ID} title={texts.questions} language={language}>
            {questions}
          </Part>
        </div>
      )}
    </>
  )
}

const TIMELINE_ID = 'timeline'
const FACTS_ID = 'facts'
const QUESTIONS_ID = 'questions'

const isPartlyEnglish = ({ timeline }: Thread, language: Language) => timeline.some(({ text }) => text.lang !== language)

/** The timeline is long. */
function Jumps({ thread: { timeline, articles, question_count }, language }: { thread: Thread; language: Language }) {
  const texts = THREAD_TEXTS[language]
  const hasFacts = articles.some(({ facts, must_know }) => facts.length + must_know.length > 0)
  const parts = [
    timeline.length > 0 && { id: TIMELINE_ID, name: texts.timeline },
    hasFacts && { id: FACTS_ID, name: PROVENANCE_TEXTS[language].facts },
    question_count > 0 && { id: QUESTIONS_ID, name: `${texts.questions} (${question_count})` },
  ].filter((part) => part !== false)
  return (
    <nav aria-label={m.parts} className="mt-2 flex flex-wrap gap-x-4 text-sm print:hidden">
      {parts.map(({ id, name }) => (
        <a
          key={id}
          href={`#${id}`}
          lang={language}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

interface PartProps {
  id?: string
  title: string
  language: Language
  children: ReactNode
}

export function Part({ id, title, language, children }: PartProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="mt-8 scroll-mt-4">
      <h2 id={headingId} lang={language} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Articles({ thread: { articles }, language }: { thread: Thread; language: Language }) {
  return (
    <ol className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
      {articles.map(({ article_id, title, publication_date, gs_paper_category }) => (
        <li key={article_id}>
          <Link to={paths.article(article_id)} className="block px-4 py-3 text-ink no-underline hover:bg-sunken">
            <span lang={title.lang} className="block font-medium wrap-anywhere">
              {title.value}
            </span>
            <QuietLine>
              <PaperTag paper={gs_paper_category} />
              <ArticleDay day={publication_date} language={language} />
            </QuietLine>
          </Link>
        </li>
      ))}
    </ol>
  )
}

const ThreadSkeleton = () => (
  <PageLoading label={m.loading}>
    <div className="mt-2 space-y-6">
      <Skeleton className="h-8 w-3/4" />
      <SkeletonLines count={2} />
      <SkeletonRows rows={2} />
      <SkeletonLines count={10} />
    </div>
  </PageLoading>
)
