/** `scale` 1 fits; `x` and `y` in pixels of the box. */
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

export const MAX_SCALE = 8
export const FITTING: ZoomState = { scale: 1, x: 0, y: 0 }

/** The point stays in place. */
export function zoomAt(state: ZoomState, factor: number, point: Point, box: Box): ZoomState {
  const scale = Math.min(MAX_SCALE, Math.max(1, state.scale * factor))
  const ratio = scale / state.scale
  return within({ scale, x: point.x - (point.x - state.x) * ratio, y: point.y - (point.y - state.y) * ratio }, box)
}

export const moveBy = (state: ZoomState, { x, y }: Point, box: Box): ZoomState =>
  within({ ...state, x: state.x + x, y: state.y + y }, box)

/** The picture always covers the box. */
const within = ({ scale, x, y }: ZoomState, { width, height }: Box): ZoomState => ({
  scale,
  x: Math.min(0, Math.max(width * (1 - scale), x)) || 0,
  y: Math.min(0, Math.max(height * (1 - scale), y)) || 0,
})

export const middleOf = ({ width, height }: Box): Point => ({ x: width / 2, y: height / 2 })

const STEP = 1.5
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: 60, y: 0 },
  ArrowRight: { x: -60, y: 0 },
  ArrowUp: { x: 0, y: 60 },
  ArrowDown: { x: 0, y: -60 },
}

/** @returns `undefined` for other keys */
export function afterKey(state: ZoomState, key: string, box: Box): ZoomState | undefined {
  if (key === '+' || key === '=') return zoomAt(state, STEP, middleOf(box), box)
  if (key === '-') return zoomAt(state, 1 / STEP, middleOf(box), box)
  if (key === '0') return FITTING
  const arrow = ARROWS[key]
  return arrow && moveBy(state, arrow, box)
}
