/** Last Chrome of Windows 7 and 8, Firefox ESR, Safari of iOS 16. README.md and decision 0061 repeat them. */
export const BROWSER_FLOOR = { chrome: 109, firefox: 115, safari: 16 }

export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(([browser, version]) => `${browser}${version}`)
