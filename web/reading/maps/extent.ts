import { type Bounds, MAP_BOUNDS, type MapArea, type Place } from '#contract/reading/maps.ts'

/** As shares of the area. One place is shown in its region; several fill the picture. */
const LEAST: Record<MapArea, { one: number; several: number }> = {
  india: { one: 0.55, several: 0.08 },
  world: { one: 1, several: 0.25 },
}
const MARGIN = 1.6
/** Nearly all of an area is all of it. */
const WHOLE = 0.75

/** The part of an area that a map shows, in the proportions of the area. */
export function extentOf(area: MapArea, places: readonly Place[]): Bounds {
  const whole = MAP_BOUNDS[area]
  const across = between(places.map(({ longitude }) => longitude))
  const down = between(places.map(({ latitude }) => latitude))
  const size = { across: whole.east - whole.west, down: whole.north - whole.south }
  const least = places.length === 1 ? LEAST[area].one : LEAST[area].several
  const share = Math.max(least, MARGIN * Math.max(across.span / size.across, down.span / size.down))
  if (share > WHOLE) return whole
  const [west, east] = within(across.middle, share * size.across, [whole.west, whole.east])
  const [south, north] = within(down.middle, share * size.down, [whole.south, whole.north])
  return { west, east, south, north }
}

function between(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { span: most - least, middle: (least + most) / 2 }
}

/** Around a middle, moved inwards at an edge. */
function within(middle: number, length: number, [first, last]: [number, number]): [number, number] {
  const from = Math.min(Math.max(middle - length / 2, first), last - length)
  return [from, from + length]
}
