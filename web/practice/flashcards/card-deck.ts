import { mirroredKey } from '#web/ui/direction.ts'

export interface Deck {
  count: number
  /** From 0. */
  index: number
  isAnswerShown: boolean
}

export type Move = 'flip' | 'flip or advance' | 'next' | 'previous' | 'reset'

export const freshDeck = (count: number): Deck => ({ count, index: 0, isAnswerShown: false })

export function applyMove(deck: Deck, move: Move): Deck {
  switch (move) {
    case 'flip':
      return { ...deck, isAnswerShown: !deck.isAnswerShown }
    case 'flip or advance':
      return deck.isAnswerShown ? applyMove(deck, 'next') : applyMove(deck, 'flip')
    case 'next':
      return isLast(deck) ? deck : { ...deck, index: deck.index + 1, isAnswerShown: false }
    case 'previous':
      return deck.index === 0 ? deck : { ...deck, index: deck.index - 1, isAnswerShown: false }
    case 'reset':
      return freshDeck(deck.count)
  }
}

export const isLast = ({ count, index }: Deck): boolean => index === count - 1

/** From 0 to 1; counts the current card once its answer shows. */
export const progressOf = ({ count, index, isAnswerShown }: Deck): number => (index + (isAnswerShown ? 1 : 0)) / count

const MOVES: Record<string, Move> = {
  ' ': 'flip or advance',
  ArrowRight: 'flip or advance',
  ArrowLeft: 'previous',
  Enter: 'flip',
}

export const moveForKey = (key: string): Move | undefined => MOVES[mirroredKey(key)]
