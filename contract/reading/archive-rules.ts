/** Of a longer list only this is said. */
export const ARCHIVE_COUNTED = 500
