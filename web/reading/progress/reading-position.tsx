import type { RefObject } from 'react'
import type { Language } from '#contract/languages.ts'
import { PositionNote } from './position-note.tsx'
import { scrollToPosition } from './scroll-position.ts'
import { useReadingPosition } from './use-reading-position.ts'

interface ReadingPositionProps {
  articleId: string
  /** Its end is the end of the analysis. */
  area: RefObject<HTMLElement | null>
  /** The language of the article. */
  lang: Language
  /** Changes when the text gets a new layout. */
  layout: string
}

/** Saves the reading position, and shows a note when an article opens at it. */
export function ReadingPosition({ articleId, area, lang, layout }: ReadingPositionProps) {
  const { offer, dismissOffer } = useReadingPosition({ articleId, area, layout })
  if (!offer) return null

  const goTo = (position: number) => {
    if (area.current) scrollToPosition(area.current, position)
    dismissOffer()
  }
  return (
    <PositionNote offer={offer} lang={lang} onContinue={() => goTo(offer.position)} onTop={() => goTo(0)} onDone={dismissOffer} />
  )
}
