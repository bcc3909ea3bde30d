import { useRef } from 'react'
import type { ReportContext } from '#contract/community/moderation.ts'
import type { Verdict } from '#contract/community/moderation-rules.ts'
import * as m from '#messages/community/moderation/queue.ts'
import { failureText } from '#web/platform/http/call.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { toast } from '#web/ui/status/toast-store.ts'
import { type PostChange, useChangePost, useHideExchanged, useReview } from './api.ts'
import { AuthorRecord } from './author-record.tsx'
import { DecisionPanel as VerdictPart } from './decision-panel.tsx'
import { OtherReports } from './other-reports.tsx'
import { PostActions } from './post-actions.tsx'
import { ReportHeader } from './report-header.tsx'
import { ReportedExchange } from './reported-exchange.tsx'
import { ReportedPost } from './reported-post.tsx'
import type { ReportNavigation } from './use-report-navigation.ts'
import { useReviewKeys } from './use-review-keys.ts'

export function ReviewView({ context, steps }: { context: ReportContext; steps: ReportNavigation }) {
  const { report, post, versions, others, author_record, exchange } = context
  const isPending = report.status === 'pending'
  const notes = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(`report-notes/${report.report_id}`, { notes: '' })
  const review = useReview()
  const { change, changing, announcement } = useAnnouncedChange(report.report_id, post)
  const hiding = useHideExchanged(report.report_id)

  const decide = (status: Verdict, withOthers: boolean) => {
    if (!isPending || review.isPending) return
    review.mutate(
      { reportId: report.report_id, status, notes: draft.values.notes, withOthers },
      {
        onSuccess: draft.clear,
        onError: (error) => toast(failureText(error, m.updateFailed), 'error'),
      },
    )
  }
  const byKey = (status: Verdict) => () => decide(status, false)
  useReviewKeys({
    next: !isPending && steps.onNextPending ? steps.onNextPending : steps.onNext,
    previous: steps.onPrevious,
    reviewed: byKey('reviewed'),
    resolved: byKey('resolved'),
    dismissed: byKey('dismissed'),
    notes: () => notes.current?.focus(),
    ...(post && !post.is_deleted && { hide: () => change({ hide: !post.is_hidden }) }),
    ...(exchange && { hide: () => hiding.mutate(exchange) }),
  })

  return (
    <div className="space-y-5 [&_:is(a,button,blockquote,summary,textarea)]:scroll-mb-24">
      <ReportHeader report={report} steps={steps} />
      {report.subject === 'post' ? (
        <ReportedPost report={report} post={post} versions={versions} />
      ) : (
        <ReportedExchange report={report} exchange={exchange} isBusy={hiding.isPending} onHide={hiding.mutate} />
      )}
      {post && !post.is_deleted && <PostActions post={post} change={change} changing={changing} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <AuthorRecord record={author_record} />
      <OtherReports reports={others} subject={report.subject} />
      <VerdictPart
        report={report}
        pendingOthers={others.filter(({ status }) => status === 'pending').length}
        notes={draft.values.notes}
        onNotes={(text) => draft.set('notes', text)}
        box={notes}
        deciding={review.isPending ? review.variables.status : undefined}
        onDecide={decide}
        onNextPending={steps.onNextPending}
      />
    </div>
  )
}

/** Announced in a live region: a toast would capture the Esc key of the dialog. */
function useAnnouncedChange(reportId: string, post: ReportContext['post']) {
  const { mutate, isPending, isSuccess, variables } = useChangePost(reportId)
  const change = (change: PostChange) => {
    if (!post || isPending) return
    mutate(
      { post_id: post.post_id, forum_id: post.forum_id, change },
      {
        onError: (error) => toast(failureText(error, m.somethingWrong), 'error'),
      },
    )
  }
  return {
    change,
    changing: isPending ? variables?.change : undefined,
    announcement: isSuccess ? announcementFor(variables.change) : '',
  }
}

function announcementFor(change: PostChange): string {
  if ('hide' in change) return change.hide ? m.postHidden : m.postVisible
  if ('lock' in change) return change.lock ? m.forumLocked : m.forumUnlocked
  return m.postDeleted
}
