const SHOWN_LINES = 5
const SHOWN_CHARACTERS = 240

/**
 * The beginning of a long text, ended where a line or a word ends; the whole text where it is short. What is cut off is really away, so no
 * link in it takes the focus out of sight.
 */
export function openingOf(text: string): string {
  const lines = text.split('\n').slice(0, SHOWN_LINES).join('\n')
  const cut = lines.length > SHOWN_CHARACTERS ? atWord(lines.slice(0, SHOWN_CHARACTERS)) : lines
  return cut.trimEnd() === text.trimEnd() ? text : `${withoutHalfBold(cut).trimEnd()} …`
}

/** A text without any blank, as a hostile one, is cut where it must be, but never inside a character. */
function atWord(text: string): string {
  const place = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'))
  return place > SHOWN_CHARACTERS / 2 ? text.slice(0, place) : text.replace(/[\uD800-\uDBFF]$/, '')
}

function withoutHalfBold(text: string): string {
  const marks = text.split('**').length - 1
  const last = text.lastIndexOf('**')
  return marks % 2 === 0 ? text : text.slice(0, last) + text.slice(last + 2)
}
