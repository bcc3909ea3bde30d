import { createContext, type ReactNode, use, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Router, renderMatches } from 'react-router'
import { FailureBoundary } from './failure-boundary.tsx'
import { handleOf } from './route.ts'
import { WholePageFailure } from './route-failure.tsx'
import { useScrollPositions } from './scroll.ts'
import { isLeaving, navigator, onVisit, type Shown, shownPage } from './visits.ts'

const ShownContext = createContext<Shown | undefined>(undefined)

/** @param fallback until the first page has been loaded */
export function PageRouter({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [shown, setShown] = useState(shownPage)
  useLayoutEffect(() => {
    const update = () => setShown(shownPage())
    update()
    return onVisit(update)
  }, [])

  if (!shown) return fallback
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      <ShownContext value={shown}>
        <FailureBoundary Failure={WholePageFailure}>
          {renderMatches(shown.matches)}
          {children}
        </FailureBoundary>
        <ScrollPositions shown={shown} />
      </ShownContext>
    </Router>
  )
}

/** After the page, whose effects run first. */
function ScrollPositions({ shown }: { shown: Shown }) {
  useScrollPositions(shown.location, shown.keepsScroll)
  return null
}

export function useScreen() {
  const match = use(ShownContext)?.matches.at(-1)
  return match && handleOf(match).screen
}

export const useIsLeaving = () => useSyncExternalStore(onVisit, isLeaving)
