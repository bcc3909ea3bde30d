import type { UseMutationResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { failureText } from '#web/platform/http/call.ts'
import { counted } from '#web/platform/text/amounts.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { InReview } from './in-review.tsx'

interface Added {
  added: number
  already_there: number
}

interface AddToReviewProps<T> {
  add: UseMutationResult<Added, Error, T>
  what: T
  /** Several cards. */
  isSet: boolean
  /** From an earlier visit. */
  isThere?: boolean
  className?: string
}

/** Idempotent. */
export function AddToReview<T>({ add, what, isSet, isThere = false, className }: AddToReviewProps<T>) {
  const run = () =>
    add.mutate(what, {
      onError: (error) =>
        toast(failureText(error, `The ${isSet ? 'cards' : 'card'} could not be added. Please try again.`), 'error'),
    })
  if (add.isSuccess || isThere)
    return (
      <div className="text-sm">
        <InReview mayReview={add.isSuccess || isSet}>{isSet && add.data ? addedText(add.data) : 'In your review'}</InReview>
      </div>
    )
  return (
    <Button variant="outline" busy={add.isPending} onClick={run} {...(className && { className })}>
      <Plus aria-hidden="true" className="size-5" />
      {isSet ? 'Add all to review' : 'Add to review'}
    </Button>
  )
}

const addedText = ({ added, already_there }: Added): string => {
  if (added === 0) return 'All are in your review'
  const cards = `${counted(added, 'card')} added`
  return already_there > 0 ? `${cards}, ${already_there} were already there` : cards
}
