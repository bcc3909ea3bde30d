import { useInfiniteQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { counted } from '#contract/amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { PageLoading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { bankList } from './api.ts'
import { BankFilters } from './bank-filters.tsx'
import { FiguresNote } from './figures-note.tsx'
import { QuestionCard } from './question-card.tsx'
import { useBankFilter } from './use-bank-filter.ts'

export function BankPanel() {
  const { filter, change, isNarrowed, clear } = useBankFilter()
  const list = useInfiniteQuery(bankList(filter))
  const questions = list.data?.pages.flatMap((page) => page.data) ?? []
  const total = list.data?.pages[0]?.total
  return (
    <div className="max-w-4xl space-y-5">
      <BankFilters filter={filter} change={change} forms={list.data?.pages[0]?.forms ?? []} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status">{typeof total === 'number' && counted(total, 'question')}</p>
        {isNarrowed && (
          <Button variant="link" className="px-0!" onClick={clear}>
            Show all again
          </Button>
        )}
      </div>
      {list.isPending && <PanelLoading />}
      {list.isError && !list.data && (
        <LoadFailure title="The questions did not load" error={list.error} onRetry={() => list.refetch()} />
      )}
      {list.data && questions.length === 0 && (
        <EmptyState icon={ListChecks} title="No questions">
          {filter.state === 'look_again' && !isNarrowed
            ? 'No question needs a second look: none is missed by good readers or known to everybody.'
            : 'No question matches these filters.'}
        </EmptyState>
      )}
      {questions.length > 0 && (
        <ol aria-label="Questions" className="space-y-4">
          {questions.map((one) => (
            <QuestionCard key={one.question.question_id} question={one} />
          ))}
        </ol>
      )}
      {list.isFetchNextPageError && <QuietFailure text="More questions did not load." onRetry={() => list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show more questions
        </Button>
      )}
      {!list.isPending && <FiguresNote />}
    </div>
  )
}

const PanelLoading = () => (
  <PageLoading label="Loading the questions">
    <div className="space-y-4">
      {['first', 'second', 'third'].map((place) => (
        <SkeletonCard key={place} lines={7} className="h-72" />
      ))}
    </div>
  </PageLoading>
)
