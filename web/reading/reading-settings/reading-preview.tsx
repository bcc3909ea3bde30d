import { useEffect, useRef, useState } from 'react'
import { LANGUAGES, type Language } from '#contract/languages.ts'

/** Two short paragraphs of the same words in each language. */
const SENTENCES: Record<Language, readonly [string, string]> = {
  en: [
    'The Constitution promises justice, liberty, equality and fraternity. It was adopted on 26 November 1949.',
    'Its preamble begins with the people.',
  ],
  hi: ['संविधान न्याय, स्वतंत्रता, समता और बंधुता का वचन देता है। इसे 26 नवंबर 1949 को अंगीकृत किया गया।', 'इसकी उद्देशिका लोगों से आरंभ होती है।'],
  ta: [
    'அரசியலமைப்பு நீதி, சுதந்திரம், சமத்துவம், சகோதரத்துவம் ஆகியவற்றை உறுதியளிக்கிறது. இது 26 நவம்பர் 1949 அன்று ஏற்கப்பட்டது.',
    'அதன் முகப்புரை மக்களிடமிருந்து தொடங்குகிறது.',
  ],
}

/** Out of sight it stands in the system’s own faces, so that nobody who came for another setting fetches those of three scripts. */
export function ReadingPreview() {
  const { box, isNear } = useNear()
  return (
    <section
      ref={box}
      aria-label="Preview"
      className="reading max-w-(--reading-measure) space-y-4 rounded-control border border-line bg-page p-3 sm:p-4"
    >
      {LANGUAGES.map((lang) => (
        <div key={lang} lang={lang} className={`reading-text ${isNear ? 'font-serif' : 'font-native'} text-lg leading-reading`}>
          {SENTENCES[lang].map((text) => (
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
