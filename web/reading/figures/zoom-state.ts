/** `scale` 1 fits the box; `x` and `y` of the picture's first corner, in pixels of the box. */
export interface ZoomState {
  scale: number
  x: number
  y: number
}

export interface Box {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

/** What is shown in which box. */
export interface Stage {
  box: Box
  /** The whole picture, as large as the box allows. */
  picture: Box
}

export const MAX_SCALE = 8

/** Where the box is hardly wider than the article: words of a picture are then easily read. */
const FIRST_SCALE = 1.5

/** @param ratio width by height */
export function stageOf(box: Box, ratio: number): Stage {
  const width = Math.min(box.width, box.height * ratio)
  return { box, picture: { width, height: width / ratio } }
}

export const wholeOf = (stage: Stage): ZoomState => within({ scale: 1, x: 0, y: 0 }, stage)

/**
 * Whole where that is half as large again as in the article, else half as large again as the whole, from the picture's first corner.
 * @param shownWidth in the article, pixels
 */
export function firstOf(stage: Stage, shownWidth: number): ZoomState {
  const scale = stage.picture.width < FIRST_SCALE * shownWidth ? FIRST_SCALE : 1
  return within({ scale, x: 0, y: 0 }, stage)
}

/** The point stays in place. */
export function zoomAt(state: ZoomState, factor: number, point: Point, stage: Stage): ZoomState {
  const scale = Math.min(MAX_SCALE, Math.max(1, state.scale * factor))
  const ratio = scale / state.scale
  return within({ scale, x: point.x - (point.x - state.x) * ratio, y: point.y - (point.y - state.y) * ratio }, stage)
}

export const moveBy = (state: ZoomState, { x, y }: Point, stage: Stage): ZoomState =>
  within({ ...state, x: state.x + x, y: state.y + y }, stage)

/** A picture larger than the box covers it, a smaller one is in its middle. */
const within = ({ scale, x, y }: ZoomState, { box, picture }: Stage): ZoomState => ({
  scale,
  x: placeOf(x, picture.width * scale, box.width),
  y: placeOf(y, picture.height * scale, box.height),
})

const placeOf = (from: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, from)) || 0

const middleOf = ({ width, height }: Box): Point => ({ x: width / 2, y: height / 2 })

const STEP = 1.5
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
}

/** @returns `undefined` for other keys */
export function afterKey(state: ZoomState, key: string, stage: Stage): ZoomState | undefined {
  if (key === '+' || key === '=') return zoomAt(state, STEP, middleOf(stage.box), stage)
  if (key === '-') return zoomAt(state, 1 / STEP, middleOf(stage.box), stage)
  if (key === '0') return wholeOf(stage)
  const arrow = ARROWS[key]
  return arrow && moveBy(state, arrow, stage)
}
