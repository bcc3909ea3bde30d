import { useInfiniteQuery } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/practice/recall/cards.ts'
import * as ui from '#messages/ui.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDate, formatDay } from '#web/platform/time/dates.ts'
import { titleIn } from '#web/reading/shared/title-in.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { LoadFailure } from '#web/ui/status/load-failure.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { PageLoading, Skeleton } from '#web/ui/status/skeleton.tsx'
import { type CardState, type RecallCard, recallCards } from './api.ts'
import { Asked } from './asked.tsx'
import { CardCorrection } from './card-correction.tsx'
import { CardMenu } from './card-menu.tsx'

const STATES: { value: CardState; label: string }[] = [
  { value: 'new', label: m.newCards },
  { value: 'learning', label: m.learning },
  { value: 'review', label: m.known },
  { value: 'suspended', label: m.suspendedCards },
]

export function CardList({ language }: { language: Language }) {
  const [state, setState] = useState<CardState>()
  const list = useInfiniteQuery(recallCards(state))
  const cards = list.data?.pages.flatMap((page) => page.data) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  if (list.data && cards.length === 0 && !state)
    return (
      <EmptyState
        icon={Layers}
        title={m.noCards}
        action={
          <Link to={paths.dashboard} className={buttonStyle()}>
            {m.findArticle}
          </Link>
        }
      >
        {m.cardsComeFrom}
      </EmptyState>
    )
  return (
    <>
      {/* Of a single card there is nothing to choose. */}
      <div hidden={total === 1 && !state} className="mb-4 sm:max-w-xs">
        <Field label={ui.show}>
          <Select value={state ?? ''} onChange={({ target }) => setState((target.value || undefined) as CardState | undefined)}>
            <option value="">{m.allCards}</option>
            {STATES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <LoadFailure
          title={m.cardsDidNotLoad}
          error={list.error}
          onRetry={() => (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.data && cards.length === 0 && (
        <EmptyState icon={Layers} title={m.noneOfKind}>
          {m.chooseAll}
        </EmptyState>
      )}
      {total > 0 && <p className="text-sm text-quiet tabular-nums">{m.cards({ count: total })}</p>}
      <ol className="divide-y divide-line">
        {cards.map((card, place) => (
          <CardRow
            key={card.card_id}
            card={card}
            language={language}
            isFirst={card.article?.article_id !== cards[place - 1]?.article?.article_id}
          />
        ))}
      </ol>
      {list.hasNextPage && !list.isError && (
        <div className="mt-6 text-center">
          <Button variant="outline" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {m.showOlder}
          </Button>
        </div>
      )}
    </>
  )
}

/** @param isFirst of its article, which stands above its cards */
function CardRow({ card, language, isFirst }: { card: RecallCard; language: Language; isFirst: boolean }) {
  const title = card.article && titleIn(card.article, language)
  return (
    <li className={`grid grid-cols-[1fr_auto] gap-x-2 py-3 ${isFirst ? 'not-first:mt-6' : ''}`}>
      {card.article && isFirst && (
        <Link
          to={paths.article(card.article.article_id)}
          className="col-span-2 mb-3 flex min-h-11 min-w-0 items-center text-lg leading-snug font-semibold text-ink underline-offset-4 hover:underline"
        >
          <span lang={title?.lang} className="line-clamp-2">
            {title?.value}
          </span>
        </Link>
      )}
      <div className="min-w-0 self-center">
        <Asked card={card} language={language} />
      </div>
      <CardMenu card={card} />
      <div className="col-span-2 mt-0.5">
        <QuietLine>
          {stateText(card)}
          {card.kind === 'in-news' && card.day && (
            <time dateTime={card.day}>{m.inNewsOn({ day: formatDay(card.day, 'short') })}</time>
          )}
        </QuietLine>
      </div>
      {card.correction && (
        <div className="col-span-2 mt-2">
          <CardCorrection card={card} />
        </div>
      )}
      {card.note && (
        <p className="col-span-2 mt-1 line-clamp-2 border-s-2 border-signal ps-3 text-sm wrap-anywhere">{card.note}</p>
      )}
    </li>
  )
}

function stateText({ kind, is_suspended, is_paused, is_gone, buried_until, state, due }: RecallCard): string | undefined {
  if (is_suspended) return m.suspended
  if (is_paused) return m.paused
  if (buried_until) return m.postponed
  if (is_gone) return kind === 'in-news' ? m.notInDay : m.notInArticle
  if (state === 'new') return undefined
  if (due === null) return m.comesBackAfterExam
  return Date.parse(due) <= Date.now() ? m.dueNow : m.comesBack({ day: formatDate(due) })
}

function ListSkeleton() {
  return (
    <PageLoading label={m.loadingCards}>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div key={place} className="space-y-2 border-b border-line py-3">
          <Skeleton className="h-11 w-4/5" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </PageLoading>
  )
}
