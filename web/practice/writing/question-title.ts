const UNIT = String.raw`(?:words?|marks?|शब्द|अंक|சொல்|சொற்|வார்த்தை|மதிப்பெண்)[\p{L}\p{M}]*(?: में)?`
const LENGTH = new RegExp(String.raw`^(?:answer in )?\d[\d,]*[ -]?${UNIT}(?:, ?\d+[ -]?${UNIT})?\.?$`, 'iu')

/**
 * Where words and marks are said beside it.
 * @returns `text` without a `(250 words, 15 marks)` at its end
 */
export function questionTitle(text: string): string {
  const whole = text.trimEnd()
  const from = whole.lastIndexOf('(')
  if (from < 1 || !whole.endsWith(')')) return text
  return LENGTH.test(whole.slice(from + 1, -1).trim()) ? whole.slice(0, from).trimEnd() : text
}
