import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react'
import type { FlashcardSet } from '#contract/practice/flashcards.ts'
import { Button } from '#web/ui/button.tsx'
import { ThinBar } from '#web/ui/status/thin-bar.tsx'
import { freshDeck, isLast, type Move, moved, moveForKey, progressOf } from './card-deck.ts'
import { TurningCard } from './turning-card.tsx'

export function CardPlayer({ cards }: { cards: FlashcardSet['flashcards'] }) {
  const [deck, move] = useReducer(moved, freshDeck(cards.length))
  const box = useRef<HTMLDivElement>(null)
  const card = cards[deck.index]
  // Keys work at once, without a first press of Tab.
  useEffect(() => box.current?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = moveOf(event)
    if (!wanted) return
    event.preventDefault()
    move(wanted)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is among the cards
    <div ref={box} tabIndex={-1} onKeyDown={onKeyDown} className="outline-none">
      <div className="mb-3 space-y-2">
        <p role="status" className="text-sm text-quiet">
          {`Card ${deck.index + 1} of ${deck.count}`}
          <span className="sr-only">{deck.isAnswerShown ? ', answer' : ', question'}</span>
        </p>
        <ThinBar share={progressOf(deck)} />
      </div>
      {card && <TurningCard key={deck.index} card={card} isAnswerShown={deck.isAnswerShown} onTurn={() => move('flip')} />}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button variant="outline" className="flex-1" aria-disabled={deck.index === 0} onClick={() => move('previous')}>
          <ChevronLeft aria-hidden="true" className="size-5" />
          Previous
        </Button>
        <Button variant="ghost" size="icon" aria-label="Start again from the first card" onClick={() => move('reset')}>
          <RotateCcw aria-hidden="true" className="size-5" />
        </Button>
        <Button variant="outline" className="flex-1" aria-disabled={isLast(deck)} onClick={() => move('next')}>
          Next
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p className="mt-4 text-sm text-quiet max-sm:hidden">
        Space or → turns the card and goes on, ← goes back, Enter turns, Esc closes.
      </p>
    </div>
  )
}

/** On a button, Enter and Space press it, as everywhere; on the card they are its own keys. */
function moveOf({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): Move | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const isOnControl = target instanceof Element && target.closest('button:not([data-card])') !== null
  return isOnControl && (key === ' ' || key === 'Enter') ? undefined : moveForKey(key)
}
