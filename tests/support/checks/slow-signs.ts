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

const LENGTH = 40_000
const TIMES_SHORTER = 8
/** What is done in this time is quick enough, however it grows. */
const QUICK_MS = 100
/** Eight times the length takes 8 times as long in proportion, and 64 times as long by its square. The machine does not matter to a ratio. */
const MAX_GROWTH = 24
const RUNS = 5

/** @returns the signs of which eight times as many after the prefix take more than 24 times as long */
export const slowSigns = (parse: (text: string) => unknown, prefix: string): string[] =>
  SIGNS.filter((sign) => {
    const time = (length: number, enough: number) =>
      fastestMs(() => parse(prefix + sign.repeat(Math.ceil(length / sign.length))), enough)
    const long = time(LENGTH, QUICK_MS)
    return long >= QUICK_MS && long > MAX_GROWTH * time(LENGTH / TIMES_SHORTER, 0)
  })

/** A busy machine interrupts some runs, so the fastest counts. Processor time is too coarse for the short texts. */
function fastestMs(run: () => unknown, enough: number): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let n = 0; n < RUNS && fastest >= enough; n++) {
    const begun = performance.now()
    run()
    fastest = Math.min(fastest, performance.now() - begun)
  }
  return fastest
}
