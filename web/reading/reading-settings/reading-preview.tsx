import { useEffect, useRef, useState } from 'react'
import { PREVIEW_TEXTS } from '#contract/catalogue/catalogue.ts'
import type { Language } from '#contract/languages.ts'

/** Stays at the lower edge on phones. Loads its fonts only near the viewport. */
export function ReadingPreview({ lang }: { lang: Language }) {
  const { box, isNear } = useNear()
  return (
    <section
      ref={box}
      aria-label="Preview"
      className="reading max-w-(--reading-measure) rounded-control border border-strong bg-page p-3 max-sm:sticky max-sm:bottom-[calc(var(--below)+0.5rem)] max-sm:z-10 sm:p-4"
    >
      <p className="mb-1 text-sm text-quiet">Preview</p>
      <div lang={lang} className={`reading-text ${isNear ? 'font-serif' : 'font-native'} text-lg leading-reading`}>
        {PREVIEW_TEXTS[lang].map((text) => (
          <p key={text} className="my-(--reading-gap) wrap-anywhere first:mt-0 last:mb-0">
            {text}
          </p>
        ))}
      </div>
    </section>
  )
}

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
