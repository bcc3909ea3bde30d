import { AddToReview } from './add-to-review.tsx'
import { useAddFlashcards } from './api.ts'

interface AddFlashcardsProps {
  articleId: string
  /** Without it, all cards of the article. */
  front?: string
}

export function AddFlashcards({ articleId, front }: AddFlashcardsProps) {
  return <AddToReview add={useAddFlashcards(articleId)} what={front} isSet={front === undefined} className="max-sm:grow" />
}
