/**
 * The oldest browsers that the product works in: the last Chrome of Windows 7 and 8, an extended support release of Firefox, and the Safari of
 * iOS 16. README.md and docs/decisions/0061 name them too.
 */
export const BROWSER_FLOOR = { chrome: 109, firefox: 115, safari: 16 }

/** For the build: syntax and style sheets are written for these. */
export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(([browser, version]) => `${browser}${version}`)
