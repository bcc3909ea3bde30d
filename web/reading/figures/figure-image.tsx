import { useState } from 'react'
import { PROVENANCE_TEXTS } from '#contract/catalogue/catalogue.ts'
import type { Language } from '#contract/languages.ts'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { boxOf, type FigureImage as Image } from './figure-box.ts'
import { addressOf, srcSetOf } from './figure-sources.ts'

interface FigureImageProps {
  image: Image
  alt: string
  lang: Language
}

/** A picture of an article on a white plate, which keeps it legible in every theme. */
export function FigureImage({ image, alt, lang }: FigureImageProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <Broken alt={alt} lang={lang} onRetry={() => setBroken(false)} />
  return (
    <img
      src={addressOf(image)}
      srcSet={srcSetOf(image)}
      sizes="(min-width: 64rem) 36rem, 100vw"
      width={image.width}
      height={image.height}
      style={boxOf(image)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className="h-auto rounded-control border border-line bg-plate text-ink"
    />
  )
}

/** What the picture shows is read instead of it. */
function Broken({ alt, lang, onRetry }: { alt: string; lang: Language; onRetry: () => void }) {
  return (
    <div lang={lang} className="rounded-control border border-line bg-sunken p-4 font-sans">
      <p className="wrap-anywhere">{alt}</p>
      <QuietFailure text={PROVENANCE_TEXTS[lang].pictureFailed} busy={false} onRetry={onRetry} />
    </div>
  )
}
