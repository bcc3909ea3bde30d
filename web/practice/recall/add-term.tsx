import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import * as m from '#messages/practice/recall/keep.ts'
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
        toast(m.termAdded({ term }), 'success')
      },
      (error) => {
        setState('new')
        toast(failureText(error, m.termNotAdded), 'error')
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
      aria-label={isAdded ? m.termInReview({ term }) : m.addTerm({ term })}
      onClick={isAdded ? undefined : add}
    >
      {state !== 'adding' && <Icon aria-hidden="true" className={`size-5 ${isAdded ? 'text-good' : ''}`} />}
    </Button>
  )
}
