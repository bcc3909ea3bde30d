import {
  DRAWING_WIDTH,
  DRAWING_WITHOUT_SIZE,
  FIGURE_TOO_NARROW,
  FIGURE_TOO_SMALL,
  FIGURE_WIDTHS,
  MAX_FIGURE_RATIO,
  MIN_FIGURE_SIDE,
} from '#contract/reading/figure-rules.ts'

export interface Size {
  width: number
  height: number
}

export const isTooNarrow = ({ width, height }: Size): boolean =>
  Math.max(width, height) / Math.min(width, height) > MAX_FIGURE_RATIO

export function sizeFault(size: Size): string | undefined {
  if (Math.min(size.width, size.height) < MIN_FIGURE_SIDE) return FIGURE_TOO_SMALL
  return isTooNarrow(size) ? FIGURE_TOO_NARROW : undefined
}

/** Never wider than the original. */
export function widthsOf(width: number): number[] {
  const smaller = FIGURE_WIDTHS.filter((one) => one < width)
  const largest = Math.max(...FIGURE_WIDTHS)
  return [...smaller, ...(width > largest ? [] : [width])]
}

const LENGTH = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*(?:px)?\s*$/i
const MAX_UNITS = 1_000_000

/** @returns a message if unsuitable */
export function drawingSize(attribute: (name: string) => string | null): { size: Size; viewBox: string } | string {
  const viewBox = (attribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, width = Number.NaN, height = Number.NaN] =
    viewBox.length === 4 ? viewBox : [0, 0, lengthOf(attribute('width')), lengthOf(attribute('height'))]
  const numbers = [x, y, width, height]
  if (!numbers.every((number) => Number.isFinite(number) && Math.abs(number) <= MAX_UNITS) || width <= 0 || height <= 0)
    return DRAWING_WITHOUT_SIZE
  if (isTooNarrow({ width, height })) return FIGURE_TOO_NARROW
  return { viewBox: numbers.join(' '), size: { width: DRAWING_WIDTH, height: Math.round((DRAWING_WIDTH * height) / width) } }
}

const lengthOf = (text: string | null) => Number(LENGTH.exec(text ?? '')?.[1] ?? Number.NaN)
