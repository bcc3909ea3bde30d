/** Makes the fonts of PDF documents in `dist/fonts/`: the typesetter reads neither WOFF2 nor variable fonts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const FOLDER = 'dist/fonts'
const PACKAGES = 'node_modules/@fontsource-variable'
const FONTS = [
  'source-serif-4/files/source-serif-4-latin',
  'source-serif-4/files/source-serif-4-latin-ext',
  'noto-serif-devanagari/files/noto-serif-devanagari-devanagari',
  'noto-serif-tamil/files/noto-serif-tamil-tamil',
]
const WEIGHTS = [400, 700]

const blocks = (...ranges: [first: number, last: number][]): string =>
  ranges.map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, n) => first + n))).join('')

/** Latin with accents, Devanagari, Tamil, punctuation with joiners, currencies, arrows and signs. */
const CHARACTERS = blocks(
  [0x20, 0x24f],
  [0x900, 0x97f],
  [0xb80, 0xbff],
  [0x1cd0, 0x1cff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2190, 0x2215],
  [0x25cc, 0x25cc],
  [0xa8e0, 0xa8ff],
)

export async function makeDocumentFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const name of FONTS) {
    const font = readFileSync(`${PACKAGES}/${name}-wght-normal.woff2`)
    for (const wght of WEIGHTS) {
      const made = await subsetFont(font, CHARACTERS, { targetFormat: 'sfnt', variationAxes: { wght } })
      writeFileSync(`${FOLDER}/${name.split('/').at(-1)}-${wght}.ttf`, made)
    }
  }
}
