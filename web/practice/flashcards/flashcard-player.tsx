import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/languages.ts'
import { FLASHCARDS_FORBIDDEN, FLASHCARDS_NOT_FOUND } from '#contract/practice/flashcards.ts'
import * as m from '#messages/practice/flashcards.ts'
import { CallError } from '#web/platform/http/call.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { AddFlashcards } from '#web/practice/recall/add-flashcards.tsx'
import { articleById } from '#web/reading/articles/api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { ErrorState } from '#web/ui/status/error-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { Loading } from '#web/ui/status/skeleton.tsx'
import { SkeletonCard } from '#web/ui/status/skeleton-shapes.tsx'
import { flashcardSet } from './api.ts'
import { CardPlayer } from './card-player.tsx'

interface FlashcardPlayerProps {
  articleId: string
  language: Language
  onClose: () => void
}

export function FlashcardPlayer({ articleId, language, onClose }: FlashcardPlayerProps) {
  const set = useQuery(flashcardSet(articleId))
  const article = useQuery(articleById(articleId)).data
  const title = article && ((language !== 'en' && article.title_translated?.[language]) || article.title)

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={m.title}
      description={
        title && (
          <>
            <span lang={scriptLanguage(title)}>{title}</span> · {formatDay(article.daily_entries.publication_date)}
          </>
        )
      }
    >
      {set.isPending && (
        <Loading label={m.loading}>
          <SkeletonCard lines={5} className="h-64" />
        </Loading>
      )}
      {set.isError && !set.data && <Failure error={set.error} onRetry={() => set.refetch()} />}
      {set.data?.flashcards.length === 0 && <EmptyState title={m.none} />}
      {set.data && set.data.flashcards.length > 0 && (
        <CardPlayer
          cards={set.data.flashcards}
          language={language}
          add={(front) => <AddFlashcards key={front ?? ''} articleId={articleId} front={front} />}
        />
      )}
    </Dialog>
  )
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const status = error instanceof CallError ? error.status : 0
  if (status === 403) return <ErrorState title={FLASHCARDS_FORBIDDEN} />
  if (status === 404) return <ErrorState title={FLASHCARDS_NOT_FOUND} />
  return <LoadFailure title={m.flashcardsDidNotLoad} message={m.failedToLoad} error={error} onRetry={onRetry} />
}
