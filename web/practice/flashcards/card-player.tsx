import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import type { Language } from '#contract/languages.ts'
import type { FlashcardSet } from '#contract/practice/flashcards.ts'
import { textsIn } from '#contract/practice/question-languages.ts'
import * as m from '#messages/practice/flashcards.ts'
import { WithEnglish } from '#web/reading/shared/with-english.tsx'
import { Button } from '#web/ui/button.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { applyMove, type Deck, freshDeck, isLast, type Move, moveForKey, progressOf } from './card-deck.ts'
import { FlipCard } from './flip-card.tsx'
import { useSwipe } from './use-swipe.ts'

interface CardPlayerProps {
  cards: FlashcardSet['flashcards']
  language: Language
  /** Keeps the card with this English front, or all; without it none can be kept. */
  add?: (front?: string) => ReactNode
}

export function CardPlayer({ cards, language, add }: CardPlayerProps) {
  const [deck, move] = useReducer(applyMove, freshDeck(cards.length))
  const box = useRef<HTMLDivElement>(null)
  const card = cards[deck.index]
  const swipe = useSwipe(move)
  // Keys work without Tab.
  useEffect(() => box.current?.focus(), [])
  useEffect(() => (box.current ? listenToKeys(box.current, move) : undefined), [])

  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <div className="mb-3 space-y-2">
        <p role="status" className="text-sm text-quiet">
          {m.place({ number: deck.index + 1, count: deck.count })}
          <span className="sr-only">{deck.isAnswerShown ? m.answerSide : m.questionSide}</span>
        </p>
        <CardProgress deck={deck} />
        {cards.some((one) => textsIn(one, one.translated, language).lang !== 'en') && <WithEnglish language={language} />}
      </div>
      <div {...swipe} className="[touch-action:pan-y]">
        {card && (
          <FlipCard
            key={deck.index}
            card={card}
            language={language}
            isAnswerShown={deck.isAnswerShown}
            onFlip={() => move('flip')}
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          className="flex-1 basis-2/5 max-sm:px-1"
          aria-disabled={deck.index === 0}
          onClick={() => move('previous')}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
          {m.previous}
        </Button>
        <Button
          variant="outline"
          className="flex-1 basis-2/5 max-sm:px-1"
          aria-disabled={isLast(deck)}
          onClick={() => move('next')}
        >
          {m.next}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {add && (
        <div className="mt-2 flex flex-wrap gap-2">
          {card && add(card.front)}
          {add()}
        </div>
      )}
      {isLast(deck) && (
        <Button variant="ghost" className="mt-2 w-full" onClick={() => move('reset')}>
          <RotateCcw aria-hidden="true" className="size-5" />
          <span>{m.startAgain({ more: (text) => <span className="sr-only">{text}</span> })}</span>
        </Button>
      )}
      <p className="mt-2 text-sm text-quiet max-sm:hidden">{m.keys}</p>
    </div>
  )
}

function CardProgress({ deck }: { deck: Deck }) {
  return (
    <div
      role="progressbar"
      aria-label={m.progress}
      aria-valuemin={0}
      aria-valuemax={deck.count}
      aria-valuenow={deck.index + (deck.isAnswerShown ? 1 : 0)}
      aria-valuetext={m.place({ number: deck.index + 1, count: deck.count })}
    >
      <ThinBar share={progressOf(deck)} />
    </div>
  )
}

/** @returns stops listening */
function listenToKeys(box: HTMLElement, move: (move: Move) => void): () => void {
  const area = box.closest<HTMLElement>('[role="dialog"]') ?? box
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = moveOf(event)
    if (!wanted) return
    event.preventDefault()
    move(wanted)
  }
  area.addEventListener('keydown', onKeyDown)
  return () => area.removeEventListener('keydown', onKeyDown)
}

/** Space presses a focused button or ticks a box, else flips; Enter always flips. */
function moveOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): Move | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const isOnControl = target instanceof Element && target.closest('button:not([data-card]), input') !== null
  return isOnControl && key === ' ' ? undefined : moveForKey(key)
}
