import * as m from '#messages/reading/maps.ts'
import './locator-map.css'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { type Bounds, type MapArea, OUTLINE_WIDTH, projectionOf } from '#contract/reading/maps.ts'
import type { Sketch } from '#contract/reading/provenance.ts'
import { useWidth } from '#web/platform/hooks/use-width.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { Box } from './boxes.ts'
import { extentOf } from './extent.ts'
import { mapLayout } from './map-layout.ts'
import { MapPicture } from './map-picture.tsx'
import type { MapSetting } from './map-words.ts'

export interface DrawnMapProps {
  figure: Extract<Sketch, { kind: 'map' }>
  lang: Language
  /** Letters as large as the text around. */
  isLarge?: boolean
}

/** As wide as its place: more room, fewer names left out. */
export function DrawnMap({ figure: { area, points, alt }, lang, isLarge = false }: DrawnMapProps) {
  const { element, width } = useWidth<HTMLDivElement>()
  // Letters scale with the text.
  const { element: ruler, width: tenRem } = useWidth<HTMLSpanElement>()
  const measure = useTextMeasure(element)
  const letter = tenRem * (isLarge ? LARGE_LETTER_IN_RULER : LETTER_IN_RULER)
  const extent = useMemo(() => extentOf(area, points), [area, points])
  const layout = useMemo(
    () => (width > 0 && letter > 0 ? mapLayout(points, { area, extent, lang, width, letter, measure }) : undefined),
    [points, area, extent, lang, width, letter, measure],
  )
  const Land = LAND[area]
  return (
    <div lang={lang} className="relative isolate overflow-hidden rounded-control border border-line bg-surface font-sans">
      <div ref={element} dir="ltr" style={{ aspectRatio: `1 / ${projectionOf(area, 1).height}` }} className="relative">
        <span ref={ruler} aria-hidden="true" className="absolute h-0 w-[10rem]" />
        {layout && <MapPicture layout={layout} letter={letter} alt={alt[lang]} />}
      </div>
      {/* Behind the picture; a failure is reported below. */}
      <div className="px-3">
        <Land extent={extent} overview={layout?.overview} />
      </div>
    </div>
  )
}

/** Three quarters of the text size. */
const LETTER_IN_RULER = 0.075
const LARGE_LETTER_IN_RULER = 0.1

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

/** Coastlines are larger than the rest, so they load later. */
const LAND = {
  india: lazyPart(async () => landOf('india', (await import('virtual:map-outline/india')).default), m.coastlinesDidNotLoad),
  world: lazyPart(async () => landOf('world', (await import('virtual:map-outline/world')).default), m.coastlinesDidNotLoad),
}

interface LandProps {
  extent: Bounds
  /** Where the whole area is shown in small. */
  overview: Box | undefined
}

const viewBoxOf = ({ x, y, width, height }: Box) => `${x} ${y} ${width} ${height}`

function landOf(area: MapArea, outline: string) {
  const { height, xOf, yOf } = projectionOf(area, OUTLINE_WIDTH[area])
  const whole = { x: 0, y: 0, width: OUTLINE_WIDTH[area], height }
  return function Land({ extent, overview }: LandProps) {
    const [x, y] = [xOf(extent.west), yOf(extent.north)]
    const part = { x, y, width: xOf(extent.east) - x, height: yOf(extent.south) - y }
    return (
      <>
        <svg aria-hidden="true" viewBox={viewBoxOf(part)} className="absolute inset-x-0 top-0 -z-10 w-full">
          <path d={outline} className="map-land" />
        </svg>
        {overview && (
          <svg
            aria-hidden="true"
            viewBox={viewBoxOf(whole)}
            style={{ left: overview.x, top: overview.y, width: overview.width, height: overview.height }}
            className="absolute border border-strong bg-surface"
          >
            <path d={outline} className="map-overview-land" />
            <rect {...part} className="map-overview-part" />
          </svg>
        )}
      </>
    )
  }
}
