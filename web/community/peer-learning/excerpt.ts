const SHOWN_LINES = 5
const SHOWN_CHARACTERS = 240

/**
 * The beginning of a long text, cut at a line or word boundary. The rest is not rendered, so that hidden links cannot take focus.
 */
export function excerptOf(text: string): string {
  const lines = text.split('\n').slice(0, SHOWN_LINES).join('\n')
  const cut = lines.length > SHOWN_CHARACTERS ? cutAtWord(lines.slice(0, SHOWN_CHARACTERS)) : lines
  return cut.trimEnd() === text.trimEnd() ? text : `${withoutUnclosedBold(cut).trimEnd()} …`
}

/** Text without spaces is cut at the limit, but never inside a surrogate pair. */
function cutAtWord(text: string): string {
  const index = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'))
  return index > SHOWN_CHARACTERS / 2 ? text.slice(0, index) : text.replace(/[\uD800-\uDBFF]$/, '')
}

function withoutUnclosedBold(text: string): string {
  const marks = text.split('**').length - 1
  const last = text.lastIndexOf('**')
  return marks % 2 === 0 ? text : text.slice(0, last) + text.slice(last + 2)
}
