/** The typesetter reads neither WOFF2 nor variable fonts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { TARGETS } from '#contract/languages.ts'
import { DOCUMENT_RANGES } from '#contract/syllabus/document-characters.ts'
import { fontFile } from './font-files.ts'

const FOLDER = 'dist/fonts'
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4'
const FONTS = [
  ...['latin', 'latin-ext', 'greek', 'cyrillic'].map((script) => `${SERIF}-${script}-wght-normal.woff2`),
  ...TARGETS.map((language) => fontFile(language, 'serif')),
]
const WEIGHTS = [400, 700]
const MADE = FONTS.flatMap((source) => WEIGHTS.map((wght) => ({ source, wght, file: madeFile(source, wght) })))
export const DOCUMENT_FONTS = MADE.map(({ file }) => file)

const blocks = (ranges: readonly (readonly [first: number, last: number])[]): string =>
  ranges.map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n))).join('')

export const DOCUMENT_CHARACTERS = blocks(DOCUMENT_RANGES)

export async function makeDocumentFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const { source, wght, file } of MADE) {
    const font = readFileSync(`node_modules/${source}`)
    writeFileSync(file, await subsetFont(font, DOCUMENT_CHARACTERS, { targetFormat: 'sfnt', variationAxes: { wght } }))
  }
}

function madeFile(source: string, wght: number): string {
  return `${FOLDER}/${source.split('/').at(-1)?.replace('-wght-normal.woff2', '')}-${wght}.ttf`
}
