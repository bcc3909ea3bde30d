import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const WIDTH = 1200
const HEIGHT = 630
const LEFT = 84
const LINE = 92

const { resolve } = createRequire(import.meta.url)
const fontOf = (file: string) => readFileSync(resolve(`@fontsource-variable/${file}-latin-wght-normal.woff2`))
const fontBuffers = [fontOf('source-serif-4/files/source-serif-4'), fontOf('inter/files/inter')]

let isReady: Promise<void> | undefined

export async function previewCard(lines: string[]): Promise<Uint8Array> {
  isReady ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await isReady
  const font = { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' }
  return new Resvg(drawing(lines), { font }).render().asPng()
}

function drawing(lines: string[]): string {
  const top = 330 - ((lines.length - 1) * LINE) / 2
  const text = lines.map(
    (line, place) =>
      `<text x="${LEFT}" y="${top + place * LINE}" font-family="Source Serif 4" font-size="76" fill="#1a1d23">${escaped(line)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbfaf7"/>
<text x="${LEFT}" y="110" font-family="Inter" font-size="34" fill="#1f3d6e">UPSC Current Catalyst</text>
<rect x="${LEFT}" y="140" width="${WIDTH - 2 * LEFT}" height="3" fill="#1a1d23"/>
${text.join('\n')}
<path d="M${LEFT + 10} 550H${WIDTH - LEFT - 16}" stroke="#1f3d6e" stroke-width="4"/>
<circle cx="${LEFT + 10}" cy="550" r="11" fill="#1f3d6e"/>
<circle cx="${WIDTH / 2}" cy="550" r="11" fill="#1f3d6e"/>
<circle cx="${WIDTH - LEFT - 16}" cy="550" r="16" fill="#efae2c"/>
</svg>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
