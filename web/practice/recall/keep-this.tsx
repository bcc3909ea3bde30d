import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useRef, useState } from 'react'
import { recall } from '#contract/practice/recall.ts'
import type { Article } from '#contract/reading/articles.ts'
import * as m from '#messages/practice/recall/keep.ts'
import { useNear } from '#web/platform/hooks/use-near.ts'
import { call, failureText } from '#web/platform/http/call.ts'
import { areControlsInterface, ControlWord, useControlLanguage } from '#web/platform/text/control-word.tsx'
import { articleHighlights, sendToReview } from '#web/syllabus/notes/api.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { articleCards } from './article-cards.ts'
import { InReview } from './in-review.tsx'
import { type Keepable, type KeptHighlight, type Kind, keepableOf } from './keep-rules.ts'

/** Highlights may be all that an article offers, and load after it. */
export function KeepThis({ article }: { article: Article }) {
  const highlights = useQuery(articleHighlights(article.article_id)).data ?? []
  if (keepableOf(article, [], highlights).length === 0) return null
  return <Keep article={article} highlights={highlights} />
}

/** What is in the review already is asked for when near. */
function Keep({ article, highlights }: { article: Article; highlights: readonly KeptHighlight[] }) {
  const place = useRef<HTMLElement>(null)
  const isNear = useNear(place)
  const { article_id } = article
  const kept = useQuery({ ...articleCards(article_id), enabled: isNear })
  const cards = kept.data
  const [left, setLeft] = useState<readonly Kind[]>([])
  const all = keepableOf(article, cards ?? [], highlights)
  const chosen = all.filter(({ kind, fresh }) => fresh.length > 0 && !left.includes(kind))
  const keep = useKeep(article_id)
  const isAll = cards !== undefined && all.every(({ fresh }) => fresh.length === 0)
  return (
    <section ref={place} aria-labelledby="keep-this" className="mt-8 rounded-card border border-line bg-surface p-4 print:hidden">
      <h2 id="keep-this" className="text-xl font-semibold">
        <ControlWord>Keep this</ControlWord>
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {all.map((one) => (
          <KeepRow
            key={one.kind}
            keepable={one}
            isChosen={!left.includes(one.kind)}
            onChoose={(isChosen) => setLeft(isChosen ? left.filter((kind) => kind !== one.kind) : [...left, one.kind])}
          />
        ))}
      </ul>
      {isAll ? (
        <div className="mt-2">
          <InReview>{m.allOfThisInReview}</InReview>
        </div>
      ) : kept.isError && !cards ? (
        <QuietFailure text={m.reviewNotLoaded} busy={kept.isFetching} onRetry={() => kept.refetch()} />
      ) : (
        <Button
          className="mt-2 max-sm:w-full"
          busy={keep.isPending}
          disabled={cards === undefined || chosen.length === 0}
          onClick={() => keep.mutate(chosen)}
        >
          <AddWords count={chosen.reduce((sum, { fresh }) => sum + fresh.length, 0)} />
        </Button>
      )}
    </section>
  )
}

interface KeepRowProps {
  keepable: Keepable
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function KeepRow({ keepable: { kind, count, fresh }, isChosen, onChoose }: KeepRowProps) {
  const lang = useControlLanguage()
  const name = (
    <span className="flex-1">
      <KindName kind={kind} count={count} />
    </span>
  )
  if (fresh.length === 0)
    return (
      <li className={ROW}>
        <Check aria-hidden="true" className="size-5 shrink-0 text-good" />
        {name}
        <span className="text-sm text-quiet">
          <ControlWord>In your review</ControlWord>
        </span>
      </li>
    )
  const kept = kind === 'facts' ? 0 : count - fresh.length
  return (
    <li>
      <label className={ROW}>
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        {name}
        {kept > 0 && (
          <span className="text-sm text-quiet">
            {areControlsInterface(lang) ? m.someInReview({ count: kept }) : <Counted word="In your review" count={kept} />}
          </span>
        )}
      </label>
    </li>
  )
}

const ROW = 'flex min-h-11 items-center gap-3 py-1'

function AddWords({ count }: { count: number }) {
  if (areControlsInterface(useControlLanguage())) return m.addCards({ count })
  return <Counted word="Add to the review" count={count} />
}

function KindName({ kind, count }: { kind: Kind; count: number }) {
  const [name, word] = NAMES[kind]
  return areControlsInterface(useControlLanguage()) ? name({ count }) : <Counted word={word} count={count} />
}

/** The number last: the word before it is the same for one and for many. */
const Counted = ({ word, count }: { word: string; count: number }) => (
  <span>
    <ControlWord>{word}</ControlWord>: {count}
  </span>
)

const NAMES: Record<Kind, [name: (of: { count: number }) => string, word: string]> = {
  facts: [m.mustKnowFacts, 'Must-know facts, as one card'],
  terms: [m.keyTerms, 'Key terms'],
  flashcards: [m.flashcards, 'Flashcards'],
  highlights: [m.highlights, 'Highlights'],
}

function useKeep(articleId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (chosen: Keepable[]) => {
      const fresh = (kind: Kind) => chosen.find((one) => one.kind === kind)?.fresh ?? []
      const cards = [
        ...fresh('terms').map((term) => ({ kind: 'term' as const, term })),
        ...fresh('flashcards').map((front) => ({ kind: 'flashcard' as const, front })),
      ]
      const [facts, ids] = [fresh('facts'), fresh('highlights')]
      const added = [
        facts.length > 0 && (await call(recall.addFacts, { body: { article_ids: facts } })).data.added,
        cards.length > 0 && (await call(recall.add, { body: { article_id: articleId, cards } })).data.added,
        ids.length > 0 && (await sendToReview(ids)).added,
      ]
      return added.reduce<number>((sum, count) => sum + Number(count), 0)
    },
    onSuccess: (added) => toast(m.cardsKept({ count: added }), 'success'),
    onError: (error) => toast(failureText(error, m.notAllAdded), 'error'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['recall'] }),
  })
}
