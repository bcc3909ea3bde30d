import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { LANGUAGE_NAMES, TARGETS } from '#contract/languages.ts'
import { fontFile } from './font-files.ts'

/** As in the style sheet. Accented letters load the whole font. */
const CHARACTERS = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index),
  ...[0xa0, 0xa7, 0xa9, 0xb0, 0xb1, 0xb2, 0xb3, 0xb7, 0xbc, 0xbd, 0xbe, 0xd7, 0xf7],
  ...[0x2009, 0x200a, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x202f],
  ...[0x20ac, 0x2191, 0x2193, 0x2212],
]
const TEXT = String.fromCodePoint(...CHARACTERS)
const WEIGHTS = { min: 400, max: 700, default: 400 }
const FOLDER = resolve('node_modules/.cache/basic-fonts')
const FONTS = {
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  'source-serif-4': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
}

/** `own-name-<language>.woff2`: the letters of one word. The others: half the original size. */
export function basicFonts(): Plugin {
  return {
    name: 'basic-fonts',
    async config() {
      mkdirSync(FOLDER, { recursive: true })
      for (const [name, file] of Object.entries(FONTS)) {
        const font = readFileSync(resolve('node_modules', file))
        const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const
        writeFileSync(resolve(FOLDER, `${name}.woff2`), await subsetFont(font, TEXT, options))
      }
      for (const language of TARGETS) {
        const font = readFileSync(resolve('node_modules', fontFile(language, 'sans')))
        const options = { targetFormat: 'woff2', variationAxes: { wght: 500 } } as const
        writeFileSync(resolve(FOLDER, `own-name-${language}.woff2`), await subsetFont(font, LANGUAGE_NAMES[language], options))
      }
      return { resolve: { alias: { '@basic-fonts': FOLDER } } }
    },
  }
}
