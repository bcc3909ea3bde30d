/** Of the page: from right to left in a language such as Urdu (`direction` of its descriptor). */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'

export const pageDirection = (): 'ltr' | 'rtl' => (isRightToLeft() ? 'rtl' : 'ltr')

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', '←': '→', '→': '←' }

/** A key as it is named on a page that runs from left to right: there, the right arrow leads on. */
export const mirroredKey = (key: string): string => (isRightToLeft() ? (MIRRORED[key] ?? key) : key)
