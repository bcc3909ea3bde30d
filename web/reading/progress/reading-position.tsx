import { ArrowUp, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Language } from '#contract/languages.ts'
import { TEXTS as POSITION_TEXTS } from '#messages/all/reading-language/position.ts'
import { controlLanguageOf } from '#web/platform/text/control-word.tsx'
import { Button } from '#web/ui/button.tsx'
import { useRoomBeneath } from '#web/ui/use-room-beneath.ts'
import { scrollToPosition } from './scroll-position.ts'
import { type PositionOffer, useReadingPosition } from './use-reading-position.ts'

interface ReadingPositionProps {
  articleId: string
  /** Ends with the analysis. */
  area: RefObject<HTMLElement | null>
  lang: Language
  /** Changes with the layout. */
  layout: string
}

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

/** Scrolling this far dismisses the note. */
const READ_ON_PX = 500

interface PositionNoteProps {
  offer: PositionOffer
  lang: Language
  onContinue: () => void
  onTop: () => void
  onDone: () => void
}

/** A bar, because a floating note would cover the text. */
function PositionNote({ offer, lang: reading, onContinue, onTop, onDone }: PositionNoteProps) {
  const lang = controlLanguageOf(reading)
  const bar = useRef<HTMLDivElement>(null)
  useRoomBeneath(bar, '--position')
  useDismissOnScroll(onDone)
  const texts = POSITION_TEXTS[lang]
  const isBack = offer.kind === 'returned'

  return (
    <div
      ref={bar}
      role="status"
      lang={lang}
      className="above-tabs fixed inset-x-0 bottom-(--docked,0px) z-25 border-t border-strong bg-surface motion-safe:animate-fade-in print:hidden"
    >
      <div className={TEXT_COLUMN}>
        <span className="flex-1">{isBack ? texts.returned : texts.stoppedAt({ percent: Math.round(offer.position * 100) })}</span>
        <Button variant="link" size="sm" className="min-h-11 px-2!" onClick={isBack ? onTop : onContinue}>
          {isBack && <ArrowUp aria-hidden="true" className="size-4 max-sm:hidden" />}
          {isBack ? texts.toTop : texts.goThere}
        </Button>
        <Button variant="ghost" size="icon" aria-label={texts.dismiss} onClick={onDone}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </div>
  )
}

const TEXT_COLUMN =
  'reading mx-auto flex max-w-(--reading-measure) items-center ps-4 text-sm sm:ps-0 lg:max-w-[calc(11.5rem+var(--reading-measure))] lg:ps-[11.5rem]'

function useDismissOnScroll(onDone: () => void) {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const from = window.scrollY
    const onScroll = () => {
      if (Math.abs(window.scrollY - from) > READ_ON_PX) done()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
}
