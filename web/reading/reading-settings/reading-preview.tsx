import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { TEXTS as PREVIEW_TEXTS } from '#messages/all/reading-language/preview.ts'
import * as m from '#messages/reading/reading-settings/cards.ts'

/** On phones a bar of three lines at the lower edge. Loads its fonts only near the viewport. */
export function ReadingPreview({ lang }: { lang: Language }) {
  const { box, isNear } = useNear()
  const { first, rest, second } = PREVIEW_TEXTS[lang]
  return (
    <section
      ref={box}
      aria-label={m.preview}
      className="reading max-w-(--reading-measure) rounded-control border border-strong bg-page max-sm:sticky max-sm:bottom-(--below) max-sm:z-10 max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0 max-sm:px-5 max-sm:py-2 sm:p-4"
    >
      <p className="text-sm text-quiet max-sm:sr-only sm:mb-1">{m.preview}</p>
      <div lang={lang} className={`reading-text ${isNear ? 'font-serif' : 'font-native'} text-lg leading-reading`}>
        <p className={PARAGRAPH}>
          {first}
          <span className="max-sm:hidden"> {rest}</span>
        </p>
        <p className={PARAGRAPH}>{second}</p>
      </div>
    </section>
  )
}

const PARAGRAPH = 'my-(--reading-gap) wrap-anywhere first:mt-0 last:mb-0'

function useNear() {
  const box = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const watcher = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
    })
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [])
  return { box, isNear }
}
