/** More articles are not counted. */
export const ARCHIVE_COUNTED = 500
