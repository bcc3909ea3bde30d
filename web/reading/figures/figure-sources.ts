import { figureAddress } from '#contract/reading/figure-rules.ts'
import type { FigureImage } from '#contract/reading/provenance.ts'

/** The widest of a raster picture. */
export const addressOf = ({ image_id, widths, ticket }: FigureImage): string =>
  figureAddress(image_id, widths.length === 0 ? undefined : Math.max(...widths), ticket)

/** A drawing has one file for all widths. */
export const srcSetOf = ({ image_id, widths, ticket }: FigureImage): string | undefined =>
  widths.length === 0 ? undefined : widths.map((width) => `${figureAddress(image_id, width, ticket)} ${width}w`).join(', ')
