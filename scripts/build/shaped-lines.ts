import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { DESCRIPTORS, type Language } from '#contract/languages.ts'

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630
export const LEFT = 84
export const LINE = 92

/** As large as the longest line allows. */
const TEMPLATE = `#let given = json(bytes(sys.inputs.data))
#set page(width: ${CARD_WIDTH}pt, height: ${CARD_HEIGHT}pt, margin: 0pt, fill: none)
#set text(font: ("Source Serif 4", given.font), lang: given.language, top-edge: "baseline", fill: rgb("#1a1d23"))
#context {
  let widest = calc.max(..given.lines.map(line => measure(text(size: 76pt, line)).width))
  let size = calc.min(76pt, 76pt * (${CARD_WIDTH - 2 * LEFT}pt / widest))
  for (place-of, line) in given.lines.enumerate() {
    place(top + left, dx: ${LEFT}pt, dy: (given.top + place-of * ${LINE}) * 1pt, text(size: size, line))
  }
}`

let compiler: NodeCompiler | undefined

/** By the typesetter of the compilations: what draws the card places the vowel signs of Indian scripts wrongly. @returns SVG with outlines */
export function shapedLines(lines: string[], top: number, language: Language): string {
  compiler ??= NodeCompiler.create({ fontArgs: [{ fontPaths: ['dist/fonts'] }] })
  const data = JSON.stringify({ lines, top, language, font: DESCRIPTORS[language].fonts.serif })
  return compiler.svg({ mainFileContent: TEMPLATE, inputs: { data } })
}
