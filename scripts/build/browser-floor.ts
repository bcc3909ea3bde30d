/** Last Chrome of Windows 7 and 8, Firefox ESR, iOS 16; see decision 0061. */
export const BROWSER_FLOOR = { chrome: 109, firefox: 115, safari: 16 }

export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(([browser, version]) => `${browser}${version}`)
