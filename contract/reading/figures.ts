/** Where a picture is. Anybody may load it: an `img` element cannot send a token, and nobody can guess an id. */
export const figureAddress = (imageId: string, width?: number): string =>
  width === undefined ? `/api/figures/${imageId}` : `/api/figures/${imageId}/${width}`
