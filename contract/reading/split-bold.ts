interface Options {
  /** Whether bold text may go on in the next line. */
  acrossLines: boolean
}

/**
 * Splits at `**bold**`: every second part is bold. Marks without text between them, or with a blank inside them, stay text.
 * In linear time, which a regular expression that looks for the second mark is not.
 */
export function splitBold(text: string, { acrossLines }: Options): string[] {
  const nextEnd = endsFrom(text, acrossLines)
  const parts: string[] = []
  let from = 0
  for (let open = text.indexOf('**'); open >= 0; open = text.indexOf('**', open)) {
    const end = isBlankAt(text, open + 2) ? -1 : (nextEnd[open + 3] ?? -1)
    if (end < 0) {
      open++
      continue
    }
    parts.push(text.slice(from, open), text.slice(open + 2, end))
    from = open = end + 2
  }
  return [...parts, text.slice(from)]
}

/** For each position, where the next closing mark begins; -1 if there is none, or a line ends before it. */
function endsFrom(text: string, acrossLines: boolean): Int32Array {
  const ends = new Int32Array(text.length + 1).fill(-1)
  for (let at = text.length - 1; at > 0; at--) {
    const isEnd = text.startsWith('**', at) && !isBlankAt(text, at - 1)
    ends[at] = isEnd ? at : (ends[at + 1] ?? -1)
  }
  return acrossLines ? ends : cutAtLines(text, ends)
}

/** A closing mark counts only for positions of its own line. */
function cutAtLines(text: string, ends: Int32Array): Int32Array {
  let lineEnd = text.length
  for (let at = text.length; at >= 0; at--) {
    if (text[at] === '\n') lineEnd = at
    if ((ends[at] ?? -1) > lineEnd) ends[at] = -1
  }
  return ends
}

const isBlankAt = (text: string, at: number) => at >= text.length || /\s/.test(text[at] ?? '')
