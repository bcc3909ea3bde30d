import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { addTerm } from './api.ts'
import { articleCards, isKept } from './article-cards.ts'

export function AddTerm({ articleId, term }: { articleId: string; term: string }) {
  const [state, setState] = useState<'new' | 'adding' | 'added'>('new')
  const queries = useQueryClient()
  // Fetched at the end of the article.
  const cards = useQuery({ ...articleCards(articleId), enabled: false }).data ?? []
  const add = () => {
    setState('adding')
    addTerm(articleId, term).then(
      () => {
        setState('added')
        void queries.invalidateQueries({ queryKey: ['recall'] })
        toast(`“${term}” is in your review.`, 'success')
      },
      (error) => {
        setState('new')
        toast(failureText(error, 'The term could not be added. Please try again.'), 'error')
      },
    )
  }
  const isAdded = state === 'added' || isKept(cards, 'term', term)
  const Icon = isAdded ? Check : Plus
  return (
    <Button
      variant="ghost"
      size="icon"
      className="text-quiet"
      busy={state === 'adding'}
      aria-disabled={isAdded}
      aria-label={isAdded ? `“${term}” is in your review` : `Add “${term}” to your review`}
      onClick={isAdded ? undefined : add}
    >
      {state !== 'adding' && <Icon aria-hidden="true" className={`size-5 ${isAdded ? 'text-good' : ''}`} />}
    </Button>
  )
}
