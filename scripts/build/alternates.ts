import { addressIn } from '#contract/interface-language.ts'
import { DESCRIPTORS, LANGUAGES } from '#contract/languages.ts'

/** As `hreflang` names them; `x-default` is for who reads none of the languages. */
export const alternatesOf = (path: string): { tag: string; address: string }[] => [
  ...LANGUAGES.map((language) => ({ tag: DESCRIPTORS[language].locale, address: addressIn(path, language) })),
  { tag: 'x-default', address: path },
]
