import * as discussion from '#messages/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-forums.ts'
import { FILTER_LABELS } from '#web/community/quiz-discussion/labels.ts'
import { Button } from '#web/ui/button.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard, SkeletonLines } from '#web/ui/status/skeleton-shapes.tsx'

export function QuizForumSkeleton() {
  return (
    <PageLoading label={m.loadingForum}>
      <div className="mt-1 space-y-6">
        <div className="space-y-2">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-px overflow-hidden rounded-card border border-line bg-line">
          {[m.totalQuestions, m.averageScore, m.attempts, m.difficulty].map((fact) => (
            <div key={fact} className="bg-surface px-4 py-3">
              <p className="text-sm text-quiet">{fact}</p>
              <Skeleton className="mt-2 h-6 w-1/3" />
            </div>
          ))}
        </div>
        <Button disabled className="w-full sm:hidden">
          {discussion.startDiscussion}
        </Button>
        <SkeletonCard title={discussion.startDiscussion} lines={6} className="min-h-88 max-sm:hidden" />
        <div className="flex flex-wrap gap-2">
          {Object.values(FILTER_LABELS).map((label) => (
            <span
              key={label}
              className="inline-flex min-h-11 items-center rounded-full border border-line px-2.5 text-sm font-medium text-quiet sm:px-4"
            >
              {label}
            </span>
          ))}
        </div>
        <SkeletonLines className="rounded-card border border-line bg-surface p-4 sm:p-5" />
      </div>
    </PageLoading>
  )
}
