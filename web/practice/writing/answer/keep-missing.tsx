import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { recall } from '#contract/practice/recall.ts'
import type { NewCard } from '#contract/practice/recall-cards.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { counted, plural } from '#web/platform/text/amounts.ts'
import { InReview } from '#web/practice/recall/in-review.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'

interface KeepMissingProps {
  articleId: string
  cards: NewCard[]
}

export function KeepMissing({ articleId, cards }: KeepMissingProps) {
  const queries = useQueryClient()
  const add = useMutation({
    mutationFn: async () => (await call(recall.add, { body: { article_id: articleId, cards } })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['recall'] }),
    onError: (error) => toast(failureText(error, 'The cards could not be added. Please try again.'), 'error'),
  })
  if (add.isSuccess)
    return (
      <InReview>
        {add.data.added === 0 ? 'These points are in your review' : `${counted(add.data.added, 'card')} added to the review`}
      </InReview>
    )
  return (
    <Button variant="outline" busy={add.isPending} onClick={() => add.mutate()} className="max-sm:w-full">
      <Plus aria-hidden="true" className="size-5" />
      {plural(cards.length, { one: 'Add the missing point to review', other: `Add ${cards.length} points to review` })}
    </Button>
  )
}
