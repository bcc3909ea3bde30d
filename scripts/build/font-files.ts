import { DESCRIPTORS, type Language } from '#contract/languages.ts'

/** Fontsource naming. */
export function fontFile(language: Language, kind: 'serif' | 'sans'): string {
  const { fonts, script } = DESCRIPTORS[language]
  const name = fonts[kind].toLowerCase().replaceAll(' ', '-')
  return `@fontsource-variable/${name}/files/${name}-${script.toLowerCase()}-wght-normal.woff2`
}
