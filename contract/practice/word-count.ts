/** Counts as examiners do. `Intl.Segmenter` differs by engine and version. */
export function countWords(text: string): number {
  return text.split(/[\s\u200b\u2014]+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}
