/** @param seen the note when `mine` was begun */
export function mergeNotes(seen: string, mine: string, theirs: string): string {
  if (mine === seen || theirs.includes(mine)) return theirs
  if (theirs === seen || mine.includes(theirs)) return mine
  return `${theirs}\n\n${mine}`
}
