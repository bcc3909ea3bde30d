import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'

type Words = typeof import('#contract/catalogue/control-words.ts').CONTROL_WORDS

let loaded: Words | undefined

/** Loads the words of the controls with the article, so that no button changes its text before the reader's eyes. */
export async function loadControlWords(lang: Language): Promise<Words | undefined> {
  if (lang !== 'en') loaded ??= (await import('#contract/catalogue/control-words.ts')).CONTROL_WORDS
  return loaded
}

const Lang = createContext<Language>('en')

export const ControlLanguage = Lang.Provider

/** The language of the article around. */
export const useControlLanguage = (): Language => use(Lang)

/**
 * A word of a control in the language of the article. Its English stays in the name of the control, so that it is found by either.
 * @param isText it names no control
 */
export function ControlWord({ children, isText = false }: { children: string; isText?: boolean }): ReactNode {
  const lang = use(Lang)
  const [words, setWords] = useState(loaded)
  useEffect(() => {
    loadControlWords(lang).then(setWords, () => undefined)
  }, [lang])
  const word = lang !== 'en' && words?.[lang][children]
  if (!word) return children
  return (
    <>
      <span lang={lang}>{word}</span>
      {!isText && <span className="sr-only"> {children}</span>}
    </>
  )
}
