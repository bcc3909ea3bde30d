/** Where somebody is in a deck of cards. */
export interface Deck {
  /** How many cards there are. */
  count: number
  /** From 0. */
  index: number
  isAnswerShown: boolean
}

export type Move = 'flip' | 'flip or advance' | 'next' | 'previous' | 'reset'

export const freshDeck = (count: number): Deck => ({ count, index: 0, isAnswerShown: false })

/** The deck after a move; it stays within its bounds, and every card is met with its question. */
export function moved(deck: Deck, move: Move): Deck {
  switch (move) {
    case 'flip':
      return { ...deck, isAnswerShown: !deck.isAnswerShown }
    case 'flip or advance':
      return deck.isAnswerShown ? moved(deck, 'next') : moved(deck, 'flip')
    case 'next':
      return isLast(deck) ? deck : { ...deck, index: deck.index + 1, isAnswerShown: false }
    case 'previous':
      return deck.index === 0 ? deck : { ...deck, index: deck.index - 1, isAnswerShown: false }
    case 'reset':
      return freshDeck(deck.count)
  }
}

export const isLast = ({ count, index }: Deck): boolean => index === count - 1

/** Cards met, as a share between 0 and 1: the open one counts once its answer has been seen. */
export const progressOf = ({ count, index, isAnswerShown }: Deck): number => (index + (isAnswerShown ? 1 : 0)) / count

const MOVES: Record<string, Move> = {
  ' ': 'flip or advance',
  ArrowRight: 'flip or advance',
  ArrowLeft: 'previous',
  Enter: 'flip',
}

export const moveForKey = (key: string): Move | undefined => MOVES[key]
