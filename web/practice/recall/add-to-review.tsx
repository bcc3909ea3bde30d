import type { UseMutationResult } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import * as m from '#messages/practice/recall/keep.ts'
import { failureText } from '#web/platform/http/call.ts'
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
  variant?: 'outline' | 'link'
}

/** Idempotent. */
export function AddToReview<T>({ add, what, isSet, isThere = false, className, variant = 'outline' }: AddToReviewProps<T>) {
  const run = () =>
    add.mutate(what, {
      onError: (error) => toast(failureText(error, isSet ? m.cardsNotAdded : m.cardNotAdded), 'error'),
    })
  if (add.isSuccess || isThere)
    return (
      <div className="text-sm">
        <InReview mayReview={add.isSuccess || isSet}>{isSet && add.data ? addedText(add.data) : m.inReview}</InReview>
      </div>
    )
  return (
    <Button variant={variant} busy={add.isPending} onClick={run} {...(className && { className })}>
      <Plus aria-hidden="true" className="size-5" />
      {isSet ? m.addAll : m.addOne}
    </Button>
  )
}

const addedText = ({ added, already_there }: Added): string => {
  if (added === 0) return m.allInReview
  return already_there > 0 ? m.cardsAddedOthersThere({ count: added, there: already_there }) : m.cardsAdded({ count: added })
}
