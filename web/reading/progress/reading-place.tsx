import type { RefObject } from 'react'
import { PlaceNote } from './place-note.tsx'
import { scrollToPosition } from './scroll-position.ts'
import { useReadingPosition } from './use-reading-position.ts'

interface ReadingPlaceProps {
  articleId: string
  /** Ends where the analysis ends. */
  area: RefObject<HTMLElement | null>
  /** Changes when the text is laid out anew. */
  layout: string
}

/** Keeps the place in an article, and says so when it opened there. */
export function ReadingPlace({ articleId, area, layout }: ReadingPlaceProps) {
  const { offer, dismissOffer } = useReadingPosition({ articleId, area, layout })
  if (!offer) return null

  const goTo = (position: number) => {
    if (area.current) scrollToPosition(area.current, position)
    dismissOffer()
  }
  return <PlaceNote offer={offer} onContinue={() => goTo(offer.position)} onTop={() => goTo(0)} onDone={dismissOffer} />
}
