import { Maximize2 } from 'lucide-react'
import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { figureAddress } from '#contract/reading/figure-rules.ts'
import type { FigureImage as Image } from '#contract/reading/provenance.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import * as m from '#messages/reading/figures.ts'
import { offlineOwner } from '#web/platform/offline/offline-owner.ts'
import { figureName, readSound } from '#web/platform/offline/offline-store.ts'
import { QuietFailure } from '#web/ui/status/quiet-failure.tsx'
import { useObjectUrl } from '#web/ui/use-object-url.ts'

const FigureZoom = lazy(async () => ({ default: (await import('./figure-zoom.tsx')).FigureZoom }))

interface FigureImageProps {
  image: Image
  alt: string
  caption: string
  lang: Language
}

/** The white plate keeps pictures legible in every theme. Space is reserved before loading. */
export function FigureImage({ image, alt, caption, lang }: FigureImageProps) {
  const [isBroken, setBroken] = useState(false)
  const [isLarge, setLarge] = useState(false)
  const plate = useRef<HTMLDivElement>(null)
  const shownWidth = useCallback(() => plate.current?.clientWidth || image.width, [image.width])
  const stored = useStoredPicture(image.image_id, isBroken)
  if (stored === null) return <Broken alt={alt} lang={lang} onRetry={() => setBroken(false)} />
  const source = isBroken
    ? { src: stored, srcSet: undefined }
    : { src: addressOf(image), srcSet: srcSetOf(image), onError: () => setBroken(true) }
  return (
    <div ref={plate} className="relative overflow-hidden rounded-control border border-line bg-plate" style={boxOf(image)}>
      <img
        {...source}
        lang={lang}
        sizes="(min-width: 64rem) 36rem, 100vw"
        width={image.width}
        height={image.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
      <button
        type="button"
        lang={lang}
        aria-label={PROVENANCE_TEXTS[lang].enlarge}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
        className="group absolute inset-0 cursor-zoom-in rounded-control outline-offset-[-3px] print:hidden"
      >
        <span className="absolute inset-e-2 bottom-2 grid size-8 place-items-center rounded-control border border-line bg-surface text-quiet group-hover:text-ink">
          <Maximize2 aria-hidden="true" className="size-4" />
        </span>
      </button>
      {isLarge && (
        <Suspense>
          <FigureZoom
            title={caption}
            lang={lang}
            src={source.src}
            alt={alt}
            ratio={image.width / image.height}
            shownWidth={shownWidth}
            onClose={() => setLarge(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Broken({ alt, lang, onRetry }: { alt: string; lang: Language; onRetry: () => void }) {
  return (
    <div className="rounded-control border border-line bg-sunken p-4 font-sans">
      <p lang={lang} className="wrap-anywhere">
        {alt}
      </p>
      <QuietFailure text={m.pictureDidNotLoad} onRetry={onRetry} />
    </div>
  )
}

/**
 * @param isWanted after the server could not be reached
 * @returns `undefined` while reading, `null` if not on this device
 */
function useStoredPicture(imageId: string, isWanted: boolean): string | null | undefined {
  const [picture, setPicture] = useState<Blob | null>()
  const url = useObjectUrl(picture ?? undefined)
  useEffect(() => {
    const owner = offlineOwner()
    if (!isWanted) setPicture(undefined)
    else if (!owner) setPicture(null)
    else
      readSound(owner, figureName(imageId)).then(
        (found) => setPicture(found ?? null),
        () => setPicture(null),
      )
  }, [imageId, isWanted])
  return picture === null ? null : url
}

const addressOf = ({ image_id, widths, ticket }: Image): string =>
  figureAddress(image_id, widths.length === 0 ? undefined : Math.max(...widths), ticket)

/** A drawing has one file. */
const srcSetOf = ({ image_id, widths, ticket }: Image): string | undefined =>
  widths.length === 0 ? undefined : widths.map((width) => `${figureAddress(image_id, width, ticket)} ${width}w`).join(', ')

/** Fits on a screen with its caption. */
const MAX_HEIGHT_REM = 36

/** Known before loading. Only drawings may exceed their own size. */
function boxOf({ type, width, height }: Image): CSSProperties {
  const limits = [`${(MAX_HEIGHT_REM * width) / height}rem`, ...(type === 'svg' ? [] : [`${width}px`])]
  return { width: `min(100%, ${limits.join(', ')})`, aspectRatio: `${width} / ${height}` }
}
