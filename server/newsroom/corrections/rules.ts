import type { ArticleUpload } from '#contract/newsroom/ingest.ts'

type Entry = Pick<ArticleUpload['since_then'][number], 'date' | 'text'>

/** Newest first. An entry that keeps its text or its date counts as edited. */
export function addedEntries(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const [old, changed] = withoutPairs(before, after, isSameText)
  const [, added] = withoutPairs(old, changed, isSameDate)
  return added.toSorted((one, other) => other.date.localeCompare(one.date))
}

const isSameText = (one: Entry, other: Entry) => one.text === other.text
const isSameDate = (one: Entry, other: Entry) => one.date === other.date

/** Each entry pairs once. */
function withoutPairs(
  before: readonly Entry[],
  after: readonly Entry[],
  isPair: (one: Entry, other: Entry) => boolean,
): [before: Entry[], after: Entry[]] {
  const left = [...before]
  const unpaired = after.filter((entry) => {
    const at = left.findIndex((old) => isPair(old, entry))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [left, unpaired]
}
