/**
 * Words as an examiner counts them: separated by blanks or em dashes, with a letter or digit. Not `Intl.Segmenter`, which differs
 * by engine and version.
 */
export function countWords(text: string): number {
  return text.split(/[\s\u200b\u2014]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}
