import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoPath, geoProjection } from 'd3-geo'
import { feature } from 'topojson-client'
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify'
import type { Plugin } from 'vite'
import { type MapArea, OUTLINE_WIDTH, projectionOf } from '#contract/reading/maps.ts'

const NAME = 'virtual:map-outline/'

export function mapOutlines(): Plugin {
  return {
    name: 'map-outlines',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load: (id) => {
      const area = id.startsWith(`\0${NAME}`) ? id.slice(NAME.length + 1) : undefined
      return area && area in SOURCES ? `export default ${JSON.stringify(outlineOf(area as MapArea))}` : null
    },
  }
}

/** Natural Earth (public domain), without borders. `detail` and `island` in square degrees. */
const SOURCES: Record<MapArea, { scale: keyof typeof SHIPPED; detail: number; island: number }> = {
  india: { scale: '10m', detail: 0.001, island: 0.0008 },
  world: { scale: '50m', detail: 0.12, island: 0.25 },
}

const require = createRequire(import.meta.url)
const SHIPPED = { '10m': require.resolve('world-atlas/land-10m.json'), '50m': require.resolve('world-atlas/land-50m.json') }

type World = Parameters<typeof presimplify>[0]

export function outlineOf(area: MapArea): string {
  const { scale, detail, island } = SOURCES[area]
  const world = presimplify(JSON.parse(readFileSync(SHIPPED[scale], 'utf8')) as World)
  const simple = simplify(filter(world, filterWeight(world, island)) as World, detail)
  return relative(geoPath(projection(area)).digits(0)(feature(simple, 'land')) ?? '')
}

/** Projection of the page. The clip lies outside the picture. */
function projection(area: MapArea) {
  const { height, xOf, yOf } = projectionOf(area, OUTLINE_WIDTH[area])
  const radian = 180 / Math.PI
  const [perLongitude, perLatitude] = [xOf(1) - xOf(0), yOf(0) - yOf(1)]
  return geoProjection((longitude, latitude) => [(longitude * perLongitude) / perLatitude, latitude])
    .scale(perLatitude * radian)
    .translate([xOf(0), yOf(0)])
    .precision(0)
    .clipExtent([
      [-20, -20],
      [OUTLINE_WIDTH[area] + 20, height + 20],
    ])
}

/** Relative steps are shorter. */
function relative(path: string): string {
  return [...path.matchAll(/M([^Z]+)Z/g)].map(([, ring = '']) => ringOf(ring)).join('')
}

function ringOf(ring: string): string {
  const [first = [0, 0], ...rest] = ring.split('L').map((point) => point.split(',').map(Number) as [number, number])
  let last = first
  const steps = rest.flatMap(([x, y]) => {
    const step = [x - last[0], y - last[1]]
    last = [x, y]
    return step[0] === 0 && step[1] === 0 ? [] : [step.join(' ')]
  })
  return steps.length < 2 ? '' : `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}
