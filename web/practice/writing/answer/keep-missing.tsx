import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { recall } from '#contract/practice/recall.ts'
import type { NewCard } from '#contract/practice/recall-cards.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { counted, plural } from '#web/platform/text/amounts.ts'
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
      <p role="status" className="flex min-h-11 flex-wrap items-center gap-x-2">
        <Check aria-hidden="true" className="size-5 text-good" />
        {add.data.added === 0 ? 'These points are in your review' : `${counted(add.data.added, 'card')} added to the review`}
        <Link to={paths.review} className="py-2 text-accent underline underline-offset-4">
          Review now
        </Link>
      </p>
    )
  return (
    <Button variant="outline" busy={add.isPending} onClick={() => add.mutate()} className="max-sm:w-full">
      <Plus aria-hidden="true" className="size-5" />
      {plural(cards.length, { one: 'Add the missing point to review', other: `Add ${cards.length} missing points to review` })}
    </Button>
  )
}
