/**
 * One note of two that were written on two devices, so that neither is lost.
 * @param seen what the note was when `mine` was begun
 */
export function mergeNotes(seen: string, mine: string, theirs: string): string {
  if (mine === seen || theirs.includes(mine)) return theirs
  if (theirs === seen || mine.includes(theirs)) return mine
  return `${theirs}\n\n${mine}`
}
