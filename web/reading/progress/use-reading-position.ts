import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { progress } from '#contract/reading/progress.ts'
import { call } from '#web/platform/http/call.ts'
import { readSession } from '#web/platform/session/session.ts'
import { savedPosition, todayStatus } from './api.ts'
import { PositionSaver } from './position-saver.ts'
import { isAt, isMidway, positionIn, restorePosition, scrollToPosition } from './scroll-position.ts'
import { type UserInput, watchUserInput } from './user-input.ts'

/** `returned`: scrolled to it. `offered`: it arrived too late to scroll without asking. */
export type PositionOffer = { kind: 'returned' | 'offered'; position: number }

/** Later, a jump would interrupt reading. */
const JUMP_WINDOW_MS = 1500

interface Place {
  articleId: string
  /** Ends with the analysis. */
  area: RefObject<HTMLElement | null>
  /** Changes with the layout, such as another language. */
  layout: string
}

export function useReadingPosition({ articleId, area, layout }: Place) {
  const latest = useRef(0)
  const saver = useSaver({ articleId, area, latest })
  usePositionAfterLayout(layout, area, latest)
  const [offer, setOffer] = useState<PositionOffer | null>(null)
  const openedAt = useRef(performance.now())
  const input = useUserInput()
  const { data: saved } = useQuery(savedPosition(articleId))

  useLayoutEffect(() => {
    if (saved === undefined || !area.current || !input.current) return
    saver.current?.known(saved)
    if (!isMidway(saved) || isAt(area.current, saved)) return
    const isLinked = window.location.hash !== ''
    const canJump = !isLinked && performance.now() - openedAt.current < JUMP_WINDOW_MS && !input.current.happened()
    if (canJump) restorePosition(area.current, saved, input.current)
    setOffer({ kind: canJump ? 'returned' : 'offered', position: saved })
  }, [saved, area, saver, input])

  return { offer, dismissOffer: () => setOffer(null) }
}

function useUserInput() {
  const input = useRef<UserInput>(null)
  useLayoutEffect(() => {
    const watched = watchUserInput()
    input.current = watched
    return watched.stop
  }, [])
  return input
}

function useSaver({ articleId, area, latest }: Omit<Place, 'layout'> & { latest: RefObject<number> }) {
  const queries = useQueryClient()
  const saver = useRef<PositionSaver>(null)

  // A layout effect, to not record the next screen's scroll to the top.
  useLayoutEffect(() => {
    const current = new PositionSaver((position, { isLeaving }) => {
      // Signing out also leaves the article.
      if (!readSession().token) return
      call(progress.savePosition, { params: { articleId }, body: { position }, keepalive: isLeaving })
        .then(() => (isLeaving ? queries.invalidateQueries({ queryKey: todayStatus().queryKey }) : undefined))
        // The next call saves it again.
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

function usePositionAfterLayout(layout: string, area: RefObject<HTMLElement | null>, latest: RefObject<number>) {
  const before = useRef(layout)
  useEffect(() => {
    if (before.current === layout) return
    before.current = layout
    if (area.current && latest.current > 0) scrollToPosition(area.current, latest.current)
  }, [layout, area, latest])
}
