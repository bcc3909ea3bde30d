import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { recall } from '#contract/practice/recall.ts'
import type { NewCard } from '#contract/practice/recall-cards.ts'
import * as m from '#messages/practice/writing/answer.ts'
import { call, failureText } from '#web/platform/http/call.ts'
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
    onError: (error) => toast(failureText(error, m.cardsNotAdded), 'error'),
  })
  if (add.isSuccess)
    return <InReview>{add.data.added === 0 ? m.alreadyInReview : m.cardsAdded({ count: add.data.added })}</InReview>
  return (
    <Button variant="outline" busy={add.isPending} onClick={() => add.mutate()} className="max-sm:w-full">
      <Plus aria-hidden="true" className="size-5" />
      {m.addMissing({ count: cards.length })}
    </Button>
  )
}
