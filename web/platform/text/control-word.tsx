import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { LANGUAGE } from '#messages/language.ts'

type Words = typeof import('./control-words.ts').wordIn

let loaded: Words | undefined

/** Loaded with the article, so that no button changes its text. */
export async function loadControlWords(lang: Language): Promise<Words | undefined> {
  if (controlLanguageOf(lang) !== 'en') loaded ??= (await import('./control-words.ts')).wordIn
  return loaded
}

/** With an English interface, controls of an article are in the language it is read in, as its readers may know no other. */
export const controlLanguageOf = (reading: Language): Language => (LANGUAGE === 'en' ? reading : LANGUAGE)

/** The controls then take their sentences from the interface's messages, not word by word. */
export const areControlsInterface = (reading: Language): boolean => controlLanguageOf(reading) === LANGUAGE

const Lang = createContext<Language>('en')

export const ControlLanguage = Lang.Provider

export const useControlLanguage = (): Language => use(Lang)

/**
 * In an English interface the English stays in the control's name.
 * @param isText not a control's name
 */
export function ControlWord({ children, isText = false }: { children: string; isText?: boolean }): ReactNode {
  const lang = controlLanguageOf(use(Lang))
  const [wordIn, setWordIn] = useState(() => loaded)
  useEffect(() => {
    loadControlWords(lang).then(
      (found) => setWordIn(() => found),
      () => undefined,
    )
  }, [lang])
  const word = lang !== 'en' && wordIn?.(lang, children)
  if (!word) return children
  if (LANGUAGE !== 'en') return word
  return (
    <>
      <span lang={lang}>{word}</span>
      {!isText && <span className="sr-only"> {children}</span>}
    </>
  )
}
