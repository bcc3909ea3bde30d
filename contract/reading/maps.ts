import type { MAP_AREAS } from './provenance-rules.ts'

export type MapArea = (typeof MAP_AREAS)[number]

/** Degrees, north and east positive. */
export interface Place {
  latitude: number
  longitude: number
}

export interface Bounds {
  west: number
  east: number
  south: number
  north: number
}

export const MAP_BOUNDS: Record<MapArea, Bounds> = {
  india: { west: 60, east: 100, south: 2, north: 40 },
  world: { west: -180, east: 180, south: -90, north: 90 },
}

export function isOnMap(area: MapArea, { latitude, longitude }: Place): boolean {
  const { west, east, south, north } = MAP_BOUNDS[area]
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}

interface Projection {
  height: number
  xOf: (longitude: number) => number
  yOf: (latitude: number) => number
}

/** True to scale at the middle of the area, also for a part of it. */
export function projectionOf(area: MapArea, width: number, { west, east, south, north } = MAP_BOUNDS[area]): Projection {
  const middle = (MAP_BOUNDS[area].south + MAP_BOUNDS[area].north) / 2
  const perLongitude = width / (east - west)
  const perLatitude = perLongitude / Math.cos((middle * Math.PI) / 180)
  return {
    height: (north - south) * perLatitude,
    xOf: (longitude) => (longitude - west) * perLongitude,
    yOf: (latitude) => (north - latitude) * perLatitude,
  }
}

export const OUTLINE_WIDTH: Record<MapArea, number> = { india: 1000, world: 1800 }
