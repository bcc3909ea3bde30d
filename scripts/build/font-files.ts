import { DESCRIPTORS, type Language } from '#contract/languages.ts'

/** The file of a font of a language in its package, as Fontsource names both. */
export function fontFile(language: Language, kind: 'serif' | 'sans'): string {
  const { fonts, script } = DESCRIPTORS[language]
  const name = fonts[kind].toLowerCase().replaceAll(' ', '-')
  return `@fontsource-variable/${name}/files/${name}-${script.toLowerCase()}-wght-normal.woff2`
}
