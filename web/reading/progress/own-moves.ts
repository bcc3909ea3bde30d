const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

export interface OwnMoves {
  happened: () => boolean
  stop: () => void
}

/**
 * Tells whether somebody has begun to move about the page by themselves. The scroll position alone doesn't: after a reload the router puts
 * the page back where it was, or as far as it reaches while its text is still on the way.
 */
export function watchOwnMoves(): OwnMoves {
  let isMoved = false
  const listening = new AbortController()
  const onMove = () => {
    isMoved = true
  }
  for (const move of MOVES) window.addEventListener(move, onMove, { passive: true, signal: listening.signal })
  return { happened: () => isMoved, stop: () => listening.abort() }
}
