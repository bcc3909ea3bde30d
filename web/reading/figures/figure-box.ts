import type { CSSProperties } from 'react'
import type { FigureImage } from '#contract/reading/provenance.ts'

/** A tall picture is made narrower, so that it fits on a screen with its caption. */
const MAX_HEIGHT_REM = 36

/** The space of a picture, known before it has loaded. A drawing may be larger than its file says, a photograph not. */
export function boxOf({ type, width, height }: FigureImage): CSSProperties {
  const limits = [`${(MAX_HEIGHT_REM * width) / height}rem`, ...(type === 'svg' ? [] : [`${width}px`])]
  return { width: `min(100%, ${limits.join(', ')})`, aspectRatio: `${width} / ${height}` }
}
