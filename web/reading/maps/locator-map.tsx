import { useMemo } from 'react'
import { MAP_TEXTS } from '#contract/catalogue/map-texts.ts'
import type { Language } from '#contract/languages.ts'
import { projectionOf } from '#contract/reading/maps.ts'
import type { Figure } from '#contract/reading/provenance.ts'
import { useWidth } from '#web/platform/hooks/use-width.ts'
import { coordinatesOf } from './coordinates.ts'
import { LAND } from './land.tsx'
import './locator-map.css'
import { mapLayout } from './map-layout.ts'
import { MapPicture } from './map-picture.tsx'
import { useTextMeasure } from './use-text-measure.ts'

interface LocatorMapProps {
  figure: Extract<Figure, { kind: 'map' }>
  lang: Language
}

/** The points of a map on the coastlines of its area, and below it a list of them with their coordinates. */
export function LocatorMap({ figure: { area, points, alt }, lang }: LocatorMapProps) {
  const { element, width } = useWidth<HTMLDivElement>()
  // Letters follow the size that text is set to.
  const { element: ruler, width: tenRem } = useWidth<HTMLSpanElement>()
  const measure = useTextMeasure(element)
  const letter = tenRem * LETTER_IN_RULER
  const layout = useMemo(
    () => (width > 0 && letter > 0 ? mapLayout(points, { area, lang, width, letter, measure }) : undefined),
    [points, area, lang, width, letter, measure],
  )
  const Land = LAND[area]
  return (
    <div lang={lang} className="font-sans">
      <div className="relative isolate overflow-hidden rounded-control border border-line bg-surface">
        <div ref={element} style={{ aspectRatio: `1 / ${projectionOf(area, 1).height}` }} className="relative">
          <span ref={ruler} aria-hidden="true" className="absolute h-0 w-[10rem]" />
          {layout && <MapPicture layout={layout} letter={letter} alt={alt[lang]} />}
        </div>
        {/* Behind the picture. If it cannot be loaded, a line below the picture says so. */}
        <div className="px-3">
          <Land />
        </div>
      </div>
      <ol className="mt-2 list-decimal gap-x-8 pl-[2em] text-sm marker:font-semibold sm:columns-2">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no ids, and the list only changes as a whole
          <li key={index} className="break-inside-avoid py-0.5 wrap-anywhere">
            {point.label[lang]}
            <span className="text-quiet tabular-nums">{`, ${coordinatesOf(point, lang)}`}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1 text-sm text-quiet">{MAP_TEXTS[lang].coastlines}</p>
    </div>
  )
}

/** Three quarters of the size of text. */
const LETTER_IN_RULER = 0.075
