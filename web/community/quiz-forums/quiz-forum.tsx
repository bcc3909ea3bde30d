import { type ReactNode, useMemo, useReducer, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { formatNumber } from '#contract/amounts.ts'
import { DISCUSSION_FILTERS, type DiscussionFilter } from '#contract/community/quiz-discussion.ts'
import type { Difficulty, ForumSummary } from '#contract/community/quiz-forums.ts'
import * as m from '#messages/community/quiz-forums.ts'
import { FilterChips } from '#web/community/quiz-discussion/filter-chips.tsx'
import { useForumCache } from '#web/community/quiz-discussion/forum-cache.ts'
import { linkTarget } from '#web/community/quiz-discussion/link-target.ts'
import { LIST_HEADING_ID } from '#web/community/quiz-discussion/manage-post.tsx'
import { NewDiscussion } from '#web/community/quiz-discussion/new-discussion.tsx'
import { ReplyCount } from '#web/community/quiz-discussion/reply-form.tsx'
import { paths } from '#web/platform/paths.ts'
import { useTitleIn } from '#web/reading/shared/title-in.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DiscussionList } from './discussion-list.tsx'

/** @param action a link to the quiz */
export function QuizForum({ forum, action }: { forum: ForumSummary; action?: ReactNode }) {
  const { quiz_id: quizId } = forum
  const { hash, key } = useLocation()
  // A new object per navigation, so that the same link works again.
  const target = useMemo(() => linkTarget(hash), [hash])
  const [filter, choose] = useFilter()
  // Reset by the next navigation.
  const [arrived, setArrived] = useState<{ id: string; key: string }>()
  const arrivedId = arrived?.key === key ? arrived.id : target?.discussionId
  const cache = useForumCache(quizId)
  const [replies, countReply] = useReducer((count: number, by: number) => count + by, 0)

  return (
    <ReplyCount value={countReply}>
      <QuizForumHeader forum={forum} action={action} />
      <div className="mt-6 mb-6">
        <NewDiscussion
          quizId={quizId}
          totalQuestions={forum.total_questions}
          isSecond={replies > 0}
          onPosted={(made) => {
            cache.add(made)
            setArrived({ id: made.id, key })
          }}
        />
      </div>
      <h2 id={LIST_HEADING_ID} tabIndex={-1} className="sr-only">
        {m.discussions}
      </h2>
      <FilterChips chosen={filter} onChoose={choose} />
      <DiscussionList
        key={`${filter} ${target ? key : ''}`}
        quizId={quizId}
        filter={filter}
        target={target}
        arrivedId={arrivedId}
        onArrival={(id) => setArrived({ id, key })}
      />
    </ReplyCount>
  )
}

function useFilter(): [DiscussionFilter, (filter: DiscussionFilter) => void] {
  const [params, setParams] = useSearchParams()
  const chosen = DISCUSSION_FILTERS.find((filter) => filter === params.get('show')) ?? 'all'
  const choose = (filter: DiscussionFilter) =>
    setParams(filter === 'all' ? {} : { show: filter }, { replace: true, preventScrollReset: true })
  return [chosen, choose]
}

const TONES: Record<Difficulty, 'good' | 'signal' | 'danger'> = { Easy: 'good', Medium: 'signal', Hard: 'danger' }

const DIFFICULTY_LABELS: Record<Difficulty, string> = { Easy: m.easy, Medium: m.medium, Hard: m.hard }

function QuizForumHeader({ forum, action }: { forum: ForumSummary; action?: ReactNode }) {
  const titleIn = useTitleIn()
  const title = titleIn(forum)
  const article = titleIn({ title: forum.article_title, title_translated: forum.article_title_translated })
  return (
    <header>
      <h1 lang={title.lang} tabIndex={-1} className="mt-1 text-2xl font-semibold sm:text-3xl">
        {title.value}
      </h1>
      <p className="mt-1 text-quiet wrap-anywhere">
        {m.fromArticle({
          title: article.value,
          article: (text) => (
            <Link to={paths.article(forum.article_id)} lang={article.lang} className="text-accent underline underline-offset-4">
              {text}
            </Link>
          ),
        })}
      </p>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-px overflow-hidden rounded-card border border-line bg-line">
        <Fact label={m.totalQuestions}>{forum.total_questions}</Fact>
        <Fact label={m.averageScore}>{forum.attempts_count > 0 ? `${forum.average_score}%` : <NoneYet />}</Fact>
        <Fact label={m.attempts}>{formatNumber(forum.attempts_count)}</Fact>
        <Fact label={m.difficulty}>
          <Badge tone={TONES[forum.difficulty]}>{DIFFICULTY_LABELS[forum.difficulty]}</Badge>
        </Fact>
      </dl>
      {action}
    </header>
  )
}

function NoneYet() {
  return <span className="text-base font-normal text-quiet">{m.noneYet}</span>
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="mt-0.5 flex min-h-7 items-center text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
