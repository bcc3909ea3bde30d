/** Starts of texts that a parser may treat differently. */
export const PREFIXES = ['', '# ', '### ', '- ', '**a', '@name', 'https://a.b/', '₹', '1', '<a', '"', '|a|b|\n|-|-|\n']
const SIGNS = [
  '(',
  ')',
  '[',
  ']',
  '*',
  '**',
  '**a ',
  '***',
  '#',
  '@',
  '@a',
  ' ',
  '\n',
  ' \n',
  '\t',
  '.',
  ',',
  ':',
  '1',
  '-',
  '<a',
  '<',
  '&',
  '|',
  '|a|b|\n',
  'a|b\n-|-\n',
  '_',
  '"',
  "'",
  '`',
  '~',
  '=',
  'https://',
  'Dr. ',
  'A. ',
  '₹ ',
  '\u2028',
  '\u200d',
  '\u0301',
  '👩',
  'क',
  'a',
  'A',
]

const LENGTH = 10_000
const MAX_MS = 5
/** A busy machine interrupts some runs; code that is quick enough is so in one of them. */
const MAX_RUNS = 50

/** @returns the signs of which 10,000 characters after the prefix take 5 ms or more */
export const slowSigns = (parse: (text: string) => unknown, prefix: string): string[] =>
  SIGNS.filter((sign) => !isQuick(parse, prefix + sign.repeat(Math.ceil(LENGTH / sign.length))))

function isQuick(parse: (text: string) => unknown, text: string): boolean {
  for (let run = 0; run < MAX_RUNS; run++) {
    const begun = performance.now()
    parse(text)
    if (performance.now() - begun < MAX_MS) return true
  }
  return false
}
