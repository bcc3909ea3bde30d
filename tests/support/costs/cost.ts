export interface Cost {
  name: string
  file: string
  /** In words. */
  input: string
  prepare: () => () => unknown
  /** In milliseconds of processor time: 50 if it blocks everybody. */
  most: number
  /** Default: the server's main thread. */
  runs?: 'in the browser' | 'in a worker' | 'for an admin'
}

export const MAX_ON_MAIN_THREAD = 50

/** Ever other orders of few words, so that all texts are similar. */
export function fewWords(length: number, seed: number, vocabulary = 40): string {
  let text = ''
  for (let n = seed * 7919 + 1; text.length < length; n = (Math.imul(n, 1_103_515_245) + 12_345) >>> 0)
    text += `w${((n >>> 8) % vocabulary).toString(36)}x `
  return text.slice(0, length)
}
