/** Parsers may treat these differently. */
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

const LENGTH = 40_000
const TIMES_SHORTER = 8
/** Fast enough, however it grows. */
const QUICK_MS = 100
/** Eight times the length takes 8 times as long if linear, 64 if quadratic. A ratio is independent of the machine. */
const MAX_GROWTH = 24
const RUNS = 5

/** @returns signs whose time grows more than 24-fold for eight times as many */
export const slowSigns = (parse: (text: string) => unknown, prefix: string): string[] =>
  SIGNS.filter((sign) => {
    const time = (length: number, enough: number) =>
      fastestMs(() => parse(prefix + sign.repeat(Math.ceil(length / sign.length))), enough)
    const long = time(LENGTH, QUICK_MS)
    return long >= QUICK_MS && long > MAX_GROWTH * time(LENGTH / TIMES_SHORTER, 0)
  })

/** The fastest run counts, because a busy machine interrupts some. Processor time is too coarse for short texts. */
function fastestMs(run: () => unknown, enough: number): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let n = 0; n < RUNS && fastest >= enough; n++) {
    const begun = performance.now()
    run()
    fastest = Math.min(fastest, performance.now() - begun)
  }
  return fastest
}
