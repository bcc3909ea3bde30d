import { AddToReview } from './add-to-review.tsx'
import { useAddFlashcards } from './api.ts'

interface AddFlashcardsProps {
  articleId: string
  /** One card; without it, all of the article. */
  front?: string
}

/** Adds flashcards to the review. */
export function AddFlashcards({ articleId, front }: AddFlashcardsProps) {
  return <AddToReview add={useAddFlashcards(articleId)} what={front} isSet={front === undefined} className="max-sm:grow" />
}
