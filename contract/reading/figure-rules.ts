import * as m from '#messages/contract/reading.ts'

export const FIGURE_TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp'] as const
export const MAX_FIGURE_BYTES = 8 * 1024 * 1024
export const MAX_DRAWING_BYTES = 1024 * 1024
export const MAX_DRAWING_ELEMENTS = 20_000
export const MAX_FIGURE_MEGAPIXELS = 40
/** If wide enough. */
export const FIGURE_WIDTHS = [480, 960, 1440] as const
export const OFFLINE_FIGURE_WIDTH = 960
export const DRAWING_WIDTH = 960
export const MIN_FIGURE_SIDE = 40
/** Longer to shorter side. */
export const MAX_FIGURE_RATIO = 8
export const UNUSED_FIGURE_DAYS = 7

export const FIGURE_NOT_FOUND = m.pictureNotFound
export const FIGURES_AWAY = m.picturesAway
export const FIGURE_EMPTY = 'The file is empty. Please choose an SVG, PNG, JPEG or WebP file.'
export const FIGURE_WRONG_TYPE = 'This file is not a picture. Please choose an SVG, PNG, JPEG or WebP file.'
export const FIGURE_TOO_LARGE = `A picture can have at most ${MAX_FIGURE_BYTES / 1024 / 1024} MB`
export const FIGURE_BROKEN = 'This picture is damaged or incomplete. Please export it again.'
export const FIGURE_TOO_MANY_PIXELS = `This picture has more than ${MAX_FIGURE_MEGAPIXELS} megapixels. Please make it smaller and try again.`
export const FIGURE_TOO_SMALL = `A picture must be at least ${MIN_FIGURE_SIDE} pixels wide and high`
export const FIGURE_TOO_NARROW = `A picture can be at most ${MAX_FIGURE_RATIO} times as long as it is wide or high`
export const FIGURE_ANIMATED = 'This picture is animated. Please choose a still picture.'
export const DRAWING_TOO_LARGE = `An SVG file can have at most ${MAX_DRAWING_BYTES / 1024 / 1024} MB`
export const DRAWING_NOT_UTF8 = 'The SVG file must be saved as UTF-8'
export const DRAWING_HAS_DOCTYPE =
  'The SVG file has a document type or entities. Please export it without them, for example as "plain SVG".'
export const DRAWING_BROKEN = 'The SVG file is not well-formed. Please export it again.'
export const DRAWING_NOT_SVG =
  'The file has no drawing: its first element must be svg with the namespace http://www.w3.org/2000/svg'
export const DRAWING_WITHOUT_SIZE = 'The SVG file must say how large it is: by viewBox, or by width and height in pixels'
export const DRAWING_TOO_COMPLEX = `The SVG file is too complex: at most ${MAX_DRAWING_ELEMENTS} elements, 100 levels deep`
export const DRAWING_EMPTY =
  'Nothing is left of the SVG file after unsafe parts are removed. Please export its texts as paths and its pictures as PNG.'

export const UNKNOWN_FIGURE = 'There is no uploaded picture with this id'

/**
 * Public: `img` elements cannot send tokens.
 * @param ticket for a draft
 */
export const figureAddress = (imageId: string, width?: number, ticket?: string): string =>
  `/api/figures/${imageId}${width === undefined ? '' : `/${width}`}${ticket ? `?ticket=${ticket}` : ''}`
