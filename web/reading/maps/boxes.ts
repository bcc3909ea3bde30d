export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export type Box = Point & Size

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

export const isWithin = (box: Box, { width, height }: Size): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height

export const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

export const nearestIn = ({ x, y, width, height }: Box, point: Point): Point => ({
  x: Math.min(Math.max(point.x, x), x + width),
  y: Math.min(Math.max(point.y, y), y + height),
})
