import { type MapArea, OUTLINE_WIDTH, projectionOf } from '#contract/reading/maps.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const FAILED = 'The coastlines could not be loaded.'

/** The coastlines of each area. They are larger than everything else of a map, so a map without them is shown until they are there. */
export const LAND = {
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
