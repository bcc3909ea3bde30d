/** The typesetter reads neither WOFF2 nor variable fonts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { DESCRIPTORS, TARGETS } from '#contract/languages.ts'
import { fontFile } from './font-files.ts'

const FOLDER = 'dist/fonts'
const LATIN = '@fontsource-variable/source-serif-4/files/source-serif-4-latin'
const FONTS = [
  `${LATIN}-wght-normal.woff2`,
  `${LATIN}-ext-wght-normal.woff2`,
  ...TARGETS.map((language) => fontFile(language, 'serif')),
]
const WEIGHTS = [400, 700]
const MADE = FONTS.flatMap((source) => WEIGHTS.map((wght) => ({ source, wght, file: madeFile(source, wght) })))
export const DOCUMENT_FONTS = MADE.map(({ file }) => file)

const blocks = (...ranges: [first: number, last: number][]): string =>
  ranges.map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n))).join('')

export const DOCUMENT_CHARACTERS = blocks(
  [0x20, 0x24f],
  ...TARGETS.map((language) => DESCRIPTORS[language].block.map(codeOf) as [number, number]),
  [0x1cd0, 0x1cff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2190, 0x2215],
  [0x25cc, 0x25cc],
  [0xa8e0, 0xa8ff],
)

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

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
