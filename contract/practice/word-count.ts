/**
 * Counts words as an examiner does: what stands between blanks and has a letter or a digit, in any script. Hyphenated words (`well-being`) and
 * numbers (`1,50,000`, `2019–20`) count once; a dash with words on both sides (`growth — and`, `growth—and`) separates them.
 * Server and browser use this function, so that both give the same number; `Intl.Segmenter` differs by engine and version.
 */
export function countWords(text: string): number {
  return text.split(/[\s\u200b\u2014]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}
