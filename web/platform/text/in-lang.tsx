import type { ReactNode } from 'react'

/** For a tag of a message: words in another language than the sentence. @param lang `undefined`: as the page */
export const inLang = (lang: string | undefined) => (words: ReactNode) => <span lang={lang}>{words}</span>
