import { useEffect, useRef, useState } from 'react'
import { PREVIEW_TEXTS } from '#contract/catalogue/catalogue.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'

/** Shows the first language alone on a narrow screen. Uses system fonts until it is near the viewport, so that fonts of three scripts load only when needed. */
export function ReadingPreview({ first }: { first: Language }) {
  const { box, isNear } = useNear()
  return (
    <section
      ref={box}
      aria-label="Preview"
      className="reading max-w-(--reading-measure) space-y-4 rounded-control border border-line bg-page p-3 sm:p-4"
    >
      {LANGUAGES.map((lang) => (
        <div
          key={lang}
          lang={lang}
          className={`reading-text ${lang === first ? '' : 'max-sm:hidden'} ${isNear ? 'font-serif' : 'font-native'} text-lg leading-reading`}
        >
          {PREVIEW_TEXTS[lang].map((text) => (
            <p key={text} className="my-(--reading-gap) wrap-anywhere first:mt-0 last:mb-0">
              {text}
            </p>
          ))}
        </div>
      ))}
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
