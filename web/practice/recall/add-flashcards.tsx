import { useQuery } from '@tanstack/react-query'
import { AddToReview } from './add-to-review.tsx'
import { useAddFlashcards } from './api.ts'
import { articleCards, isKept } from './article-cards.ts'

interface AddFlashcardsProps {
  articleId: string
  /** Without it, all cards of the article. */
  front?: string
}

export function AddFlashcards({ articleId, front }: AddFlashcardsProps) {
  const cards = useQuery(articleCards(articleId)).data ?? []
  return (
    <AddToReview
      add={useAddFlashcards(articleId)}
      what={front}
      isSet={front === undefined}
      isThere={front !== undefined && isKept(cards, 'flashcard', front)}
      variant={front === undefined ? 'link' : 'outline'}
      className="wrap-anywhere max-sm:grow max-sm:px-2"
    />
  )
}
