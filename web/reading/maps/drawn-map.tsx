import './locator-map.css'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { type MapArea, OUTLINE_WIDTH, projectionOf } from '#contract/reading/maps.ts'
import type { Sketch } from '#contract/reading/provenance.ts'
import { useWidth } from '#web/platform/hooks/use-width.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { type MapSetting, mapLayout } from './map-layout.ts'
import { MapPicture } from './map-picture.tsx'

export interface DrawnMapProps {
  figure: Extract<Sketch, { kind: 'map' }>
  lang: Language
}

/** As wide as its place: more room, fewer names left out. */
export function DrawnMap({ figure: { area, points, alt }, lang }: DrawnMapProps) {
  const { element, width } = useWidth<HTMLDivElement>()
  // Letters scale with the text.
  const { element: ruler, width: tenRem } = useWidth<HTMLSpanElement>()
  const measure = useTextMeasure(element)
  const letter = tenRem * LETTER_IN_RULER
  const layout = useMemo(
    () => (width > 0 && letter > 0 ? mapLayout(points, { area, lang, width, letter, measure }) : undefined),
    [points, area, lang, width, letter, measure],
  )
  const Land = LAND[area]
  return (
    <div lang={lang} className="relative isolate overflow-hidden rounded-control border border-line bg-surface font-sans">
      <div ref={element} style={{ aspectRatio: `1 / ${projectionOf(area, 1).height}` }} className="relative">
        <span ref={ruler} aria-hidden="true" className="absolute h-0 w-[10rem]" />
        {layout && <MapPicture layout={layout} letter={letter} alt={alt[lang]} />}
      </div>
      {/* Behind the picture; a failure is reported below. */}
      <div className="px-3">
        <Land />
      </div>
    </div>
  )
}

/** Three quarters of the text size. */
const LETTER_IN_RULER = 0.075

/** Measures again when a font has loaded. */
function useTextMeasure(element: RefObject<Element | null>): MapSetting['measure'] {
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => {
    const measureAgain = () => setArrivals((before) => before + 1)
    document.fonts.addEventListener('loadingdone', measureAgain)
    return () => document.fonts.removeEventListener('loadingdone', measureAgain)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same text has another width in another font
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d')
    return (text, letter) => {
      if (!context || !element.current) return text.length * letter
      context.font = `600 ${letter}px ${getComputedStyle(element.current).fontFamily}`
      return context.measureText(text).width
    }
  }, [element, arrivals])
}

const FAILED = 'The coastlines did not load.'

/** Coastlines are larger than the rest, so they load later. */
const LAND = {
  india: lazyPart(async () => landOf('india', (await import('virtual:map-outline/india')).default), FAILED),
  world: lazyPart(async () => landOf('world', (await import('virtual:map-outline/world')).default), FAILED),
}

function landOf(area: MapArea, outline: string) {
  const width = OUTLINE_WIDTH[area]
  return function Land() {
    return (
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${projectionOf(area, width).height}`}
        className="absolute inset-x-0 top-0 -z-10 w-full"
      >
        <path d={outline} className="map-land" />
      </svg>
    )
  }
}
