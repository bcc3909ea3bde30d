const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'] as const

export interface UserInput {
  happened: () => boolean
  stop: () => void
}

/** Screen readers may only click. The scroll position is not enough: the router restores it after a reload. */
export function watchUserInput(): UserInput {
  let isMoved = false
  const listening = new AbortController()
  const onMove = () => {
    isMoved = true
  }
  for (const move of MOVES) window.addEventListener(move, onMove, { passive: true, signal: listening.signal })
  return { happened: () => isMoved, stop: () => listening.abort() }
}
