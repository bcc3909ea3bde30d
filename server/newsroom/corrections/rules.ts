import type { ArticleUpload } from '#contract/newsroom/ingest.ts'

type Entry = Pick<ArticleUpload['since_then'][number], 'date' | 'text'>

/**
 * The entries that came to a list, newest first. An entry that has another text under its date is an edited one, not a new one; so is one with
 * its text under another date.
 */
export function addedEntries(before: readonly Entry[], after: readonly Entry[]): Entry[] {
  const [old, changed] = withoutPairs(before, after, isSameText)
  const [, added] = withoutPairs(old, changed, isSameDate)
  return added.toSorted((one, other) => other.date.localeCompare(one.date))
}

const isSameText = (one: Entry, other: Entry) => one.text === other.text
const isSameDate = (one: Entry, other: Entry) => one.date === other.date

/** What is left of two lists when each entry of the one is paired with an equal entry of the other. */
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
