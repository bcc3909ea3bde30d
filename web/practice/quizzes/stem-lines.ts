import { unescapeNewlines } from '#contract/reading/analysis.ts'

export interface StemLine {
  /** `1.`, `Statement-I:` */
  mark?: string
  text: string
}

const NUMBER = /^((?:\(?\d{1,2}|\(?[ivx]{1,4}|\([a-h])[.)])\s+(?=\S)/
const NAMED = /^((?:Statement|List)[- ]?(?:[IVX]+|\d{1,2})|Assertion(?: ?\(A\))?|Reason(?: ?\(R\))?)\s*:\s*(?=\S)/i

export function stemLines(text: string): StemLine[] {
  return unescapeNewlines(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map(lineOf)
}

function lineOf(line: string): StemLine {
  const number = NUMBER.exec(line)
  if (number) return { mark: number[1], text: line.slice(number[0].length) }
  const named = NAMED.exec(line)
  return named ? { mark: `${named[1]}:`, text: line.slice(named[0].length) } : { text: line }
}
