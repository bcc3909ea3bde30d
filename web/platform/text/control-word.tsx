import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'

type Words = typeof import('#contract/catalogue/control-words.ts').CONTROL_WORDS

let loaded: Words | undefined

/** Loaded with the article, so that no button changes its text. */
export async function loadControlWords(lang: Language): Promise<Words | undefined> {
  if (lang !== 'en') loaded ??= (await import('#contract/catalogue/control-words.ts')).CONTROL_WORDS
  return loaded
}

const Lang = createContext<Language>('en')

export const ControlLanguage = Lang.Provider

export const useControlLanguage = (): Language => use(Lang)

/**
 * The English stays in the control's name.
 * @param isText not a control's name
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
