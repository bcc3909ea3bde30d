import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/writing/home.ts'
import { CallError } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { LinkList, type ListedLink } from '#web/ui/link-list.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonRows } from '#web/ui/status/skeleton-shapes.tsx'
import { WritingNeedsPro } from '../needs-pro.tsx'
import { questionIn } from '../question-in.ts'
import { AnswerFigures } from './answer-figures.tsx'
import { AnswerHistory } from './answer-history.tsx'
import { Drafts } from './drafts.tsx'
import { HistoryFilter } from './history-filter.tsx'
import { NextQuestions } from './next-questions.tsx'
import { questionsToWrite, writingFigures, writtenAnswers, writtenDrafts } from './queries.ts'
import { NO_FILTER, type WritingFilter, withWritingFilter, writingFilterFrom } from './writing-filter.ts'

const EXCHANGE: ListedLink = {
  to: paths.exchange,
  icon: MessageSquareText,
  label: m.answerExchange,
  hint: m.exchangeHint,
}

interface WritingHomeProps {
  language: Language
  nodeFilter: ReactNode
  nodeName: ReactNode
}

export function WritingHome({ language, ...node }: WritingHomeProps) {
  const [params, setParams] = useSearchParams()
  const filter = writingFilterFrom(params)
  const drafts = useQuery(writtenDrafts())
  const next = useQuery(questionsToWrite())
  const list = useInfiniteQuery(writtenAnswers(filter))
  const all = useQuery(writingFigures({}))
  const refetchFailed = () => {
    for (const query of [drafts, next, list, all]) if (query.isError) void query.refetch()
  }
  const isNarrowed = Object.keys(filter).length > 0
  const change = (parts: WritingFilter) =>
    setParams((now) => withWritingFilter(now, parts), { replace: true, preventScrollReset: true })

  if (list.error instanceof CallError && list.error.status === 403) return <WritingNeedsPro />
  // Together, so that nothing moves later.
  if ([drafts, next, list, all].some(({ isPending }) => isPending)) return <HomeSkeleton />
  // Of all answers: the filter stays while the list changes.
  const isEmpty = list.data?.pages[0]?.data.length === 0
  const canNarrow = isNarrowed || (all.data?.months.length ?? 0) > 0
  // Articles may ask the same question.
  const begun = new Set(drafts.data?.map(({ question }) => question.text))
  const isNotBegun = ({ text }: { text: string }) => !begun.has(text)
  return (
    <div className="space-y-8">
      {drafts.data && <Drafts drafts={drafts.data.map((one) => ({ ...one, question: questionIn(one.question, language) }))} />}
      {next.data && <NextQuestions questions={next.data.filter(isNotBegun).map((one) => questionIn(one, language))} />}
      {list.data && (drafts.isError || next.isError) && !(drafts.data && next.data) && (
        <QuietFailure text={m.draftsNotLoaded} busy={drafts.isFetching || next.isFetching} onRetry={refetchFailed} />
      )}
      <section aria-labelledby="written-answers">
        <h2 id="written-answers" className="mb-3 text-lg font-semibold">
          {m.written}
        </h2>
        {canNarrow && <HistoryFilter filter={filter} onChange={change} figures={all.data} isEmpty={isEmpty} {...node} />}
        {isNarrowed && !isEmpty && <MatchCount filter={filter} />}
        <AnswerHistory
          list={list}
          language={language}
          isNarrowed={isNarrowed}
          onClear={() => change(NO_FILTER)}
          onRetry={refetchFailed}
        />
      </section>
      {list.data && <AnswerFigures filter={filter} language={language} />}
      <LinkList links={[EXCHANGE]} />
    </div>
  )
}

/** Has its place before it is known. */
function MatchCount({ filter }: { filter: WritingFilter }) {
  const total = useQuery(writingFigures(filter)).data?.total
  const count = total ? total.submitted + total.given_up : 0
  return <p className="mb-3 min-h-5 text-sm text-quiet">{count > 0 && m.matches({ count })}</p>
}

function HomeSkeleton() {
  return (
    <PageLoading label={m.loading}>
      <div className="space-y-8">
        <div>
          <p className="mb-3 text-lg font-semibold">{m.toWriteNext}</p>
          <SkeletonRows className="h-64" />
        </div>
        <div>
          <p className="mb-3 text-lg font-semibold">{m.written}</p>
          <SkeletonRows rows={4} className="h-96" />
        </div>
      </div>
    </PageLoading>
  )
}
