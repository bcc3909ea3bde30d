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
const ALWAYS_FINE_MS = 50
/** Linear is 2, quadratic 4. */
const MAX_GROWTH = 3

/** @returns the signs of which 20,000 after the prefix take more than three times as long as 10,000, and more than 50 ms */
export function slowSigns(parse: (text: string) => unknown, prefix: string): string[] {
  const ms = (sign: string, length: number) => fastestMs(parse, prefix + sign.repeat(length / sign.length))
  return SIGNS.filter((sign) => {
    const full = ms(sign, 2 * LENGTH)
    return full >= ALWAYS_FINE_MS && full >= MAX_GROWTH * ms(sign, LENGTH) + ALWAYS_FINE_MS
  })
}

function fastestMs(parse: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now()
    parse(text)
    return performance.now() - begun
  })
  return Math.min(...times)
}
