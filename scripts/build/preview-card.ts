import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Language } from '#contract/languages.ts'
import { CARD_HEIGHT as HEIGHT, LEFT, LINE, shapedLines, CARD_WIDTH as WIDTH } from './shaped-lines.ts'

const { resolve } = createRequire(import.meta.url)
const fontOf = (file: string) => readFileSync(resolve(`@fontsource-variable/${file}-latin-wght-normal.woff2`))
const fontBuffers = [fontOf('source-serif-4/files/source-serif-4'), fontOf('inter/files/inter')]

let isReady: Promise<void> | undefined

export async function previewCard(lines: string[], language: Language): Promise<Uint8Array> {
  isReady ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await isReady
  const top = 330 - ((lines.length - 1) * LINE) / 2
  const text = language === 'en' ? latinLines(lines, top) : shapedLines(lines, top, language)
  const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' }
  return new Resvg(drawing(text), { font }).render().asPng()
}

const latinLines = (lines: string[], top: number): string =>
  lines
    .map(
      (line, place) =>
        `<text x="${LEFT}" y="${top + place * LINE}" font-family="Source Serif 4" font-size="76" fill="#1a1d23">${escaped(line)}</text>`,
    )
    .join('\n')

const drawing = (text: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfaf7"/>
<text x="${LEFT}" y="110" font-family="Inter" font-size="34" fill="#1f3d6e">UPSC Current Catalyst</text>
<rect x="${LEFT}" y="140" width="${WIDTH - 2 * LEFT}" height="3" fill="#1a1d23"/>
${text}
<path d="M${LEFT + 10} 550H${WIDTH - LEFT - 16}" stroke="#1f3d6e" stroke-width="4"/>
<circle cx="${LEFT + 10}" cy="550" r="11" fill="#1f3d6e"/>
<circle cx="${WIDTH / 2}" cy="550" r="11" fill="#1f3d6e"/>
<circle cx="${WIDTH - LEFT - 16}" cy="550" r="16" fill="#efae2c"/>
</svg>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
