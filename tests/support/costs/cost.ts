export interface Cost {
  /** What is computed. */
  name: string
  file: string
  /** The worst input, in words. */
  input: string
  /** Makes the input and returns the computation. */
  prepare: () => () => unknown
  /** Milliseconds of processor time: 50 where it holds up everybody. */
  most: number
  /** Where it runs, if not on the main thread of the server. */
  runs?: 'in the browser' | 'in a worker' | 'for an admin'
}

export const MAX_ON_MAIN_THREAD = 50

/** Few words in an ever other order, so that everything is a little like everything else. */
export function fewWords(length: number, seed: number, vocabulary = 40): string {
  let text = ''
  for (let n = seed * 7919 + 1; text.length < length; n = (Math.imul(n, 1_103_515_245) + 12_345) >>> 0)
    text += `w${((n >>> 8) % vocabulary).toString(36)}x `
  return text.slice(0, length)
}
