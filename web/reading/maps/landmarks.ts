import type { MapArea, Place } from '#contract/reading/maps.ts'
import type { TEXTS } from '#messages/all/reading-language/map.ts'

type Name = keyof (typeof TEXTS)['en']

export const NAMED_LINES: { name: Name; latitude: number }[] = [
  { name: 'equator', latitude: 0 },
  { name: 'cancer', latitude: 23.44 },
  { name: 'capricorn', latitude: -23.44 },
]

/** Degrees. */
export const GRID_STEP: Record<MapArea, number> = { india: 10, world: 30 }

/** By a place in their middle. `room`: degrees of open water for the name; a longer one is left out. `also`: other open water. */
export const SEAS: Record<MapArea, (Place & { name: Name; room?: number; also?: Place[] })[]> = {
  india: [
    { name: 'arabianSea', latitude: 15.5, longitude: 66 },
    { name: 'bayOfBengal', latitude: 17.5, longitude: 88.6 },
    { name: 'indianOcean', latitude: 4.5, longitude: 73 },
  ],
  world: [
    { name: 'indianOcean', latitude: -28, longitude: 78, room: 70 },
    { name: 'pacificOcean', latitude: -42, longitude: -122, room: 90 },
    { name: 'atlanticOcean', latitude: -37, longitude: -18, room: 64 },
    { name: 'southernOcean', latitude: -60, longitude: -130, also: [{ latitude: -58, longitude: 115 }] },
  ],
}

/** No boundary shows where one is. `isLeft`: the coast is at the right. */
export const CITIES: Record<MapArea, (Place & { name: Name; isLeft?: boolean })[]> = {
  india: [
    { name: 'delhi', latitude: 28.61, longitude: 77.21 },
    { name: 'mumbai', latitude: 19.08, longitude: 72.88 },
    { name: 'kolkata', latitude: 22.57, longitude: 88.36, isLeft: true },
    { name: 'chennai', latitude: 13.08, longitude: 80.27 },
  ],
  world: [],
}
