import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { progress } from '#contract/reading/progress.ts'
import { call } from '#web/platform/http/call.ts'
import { readSession } from '#web/platform/session/session.ts'
import { halfRead, savedPosition } from './api.ts'
import { type OwnMoves, watchOwnMoves } from './own-moves.ts'
import { PositionSaver } from './position-saver.ts'
import { isAt, isMidway, positionIn, scrollToPosition, settleAtPosition } from './scroll-position.ts'

/** `returned`: the page was put back where reading stopped. `offered`: the place came too late to jump there unasked. */
export type PlaceOffer = { kind: 'returned' | 'offered'; position: number }

/** After this the reader has begun to read, and a page that jumps away would be rude. */
const MAY_JUMP_MS = 1500

interface Place {
  articleId: string
  /** From the top of the article to the end of its analysis. */
  area: RefObject<HTMLElement | null>
  /** Changes when the text is laid out anew, as with another language; the place is kept then. */
  layout: string
}

/** Keeps the reader's place in an article, and puts the reader back there on the next opening. */
export function useReadingPosition({ articleId, area, layout }: Place) {
  const latest = useRef(0)
  const saver = useSaver({ articleId, area, latest })
  useSamePlaceAfter(layout, area, latest)
  const [offer, setOffer] = useState<PlaceOffer | null>(null)
  const openedAt = useRef(performance.now())
  const moves = useOwnMoves()
  const { data: saved } = useQuery(savedPosition(articleId))

  useLayoutEffect(() => {
    if (saved === undefined || !area.current || !moves.current) return
    saver.current?.known(saved)
    if (!isMidway(saved) || isAt(area.current, saved)) return
    const mayJump = performance.now() - openedAt.current < MAY_JUMP_MS && !moves.current.happened()
    if (mayJump) settleAtPosition(area.current, saved, moves.current)
    setOffer({ kind: mayJump ? 'returned' : 'offered', position: saved })
  }, [saved, area, saver, moves])

  return { offer, dismissOffer: () => setOffer(null) }
}

function useOwnMoves() {
  const moves = useRef<OwnMoves>(null)
  useLayoutEffect(() => {
    const watched = watchOwnMoves()
    moves.current = watched
    return watched.stop
  }, [])
  return moves
}

function useSaver({ articleId, area, latest }: Omit<Place, 'layout'> & { latest: RefObject<number> }) {
  const queries = useQueryClient()
  const saver = useRef<PositionSaver>(null)

  // In the layout phase, so that the next screen's scroll to its own top is no longer heard here.
  useLayoutEffect(() => {
    const current = new PositionSaver((position, { isLeaving }) => {
      // Signing out leaves the article too, and then nobody is there to save for.
      if (!readSession().token) return
      call(progress.savePosition, { params: { articleId }, body: { position }, keepalive: isLeaving })
        .then(() => (isLeaving ? queries.invalidateQueries({ queryKey: halfRead().queryKey }) : undefined))
        // A place that could not be kept is kept by the next call, or lost; nobody needs to hear of it.
        .catch(() => undefined)
    })
    saver.current = current
    const onScroll = () => {
      const position = area.current && positionIn(area.current)
      if (position === null) return
      latest.current = position
      current.note(position)
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') current.leave()
    }
    const onPageHide = () => current.leave()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', onPageHide)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', onPageHide)
      document.removeEventListener('visibilitychange', onHide)
      current.leave()
    }
  }, [articleId, area, latest, queries])

  return saver
}

function useSamePlaceAfter(layout: string, area: RefObject<HTMLElement | null>, latest: RefObject<number>) {
  const before = useRef(layout)
  useEffect(() => {
    if (before.current === layout) return
    before.current = layout
    if (area.current && latest.current > 0) scrollToPosition(area.current, latest.current)
  }, [layout, area, latest])
}
