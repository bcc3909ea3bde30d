const COUNT = new Intl.NumberFormat('en-IN')

/** "12 characters left", "1 character too many". @param left below zero: how many are too many */
export function charactersLeft(left: number): string {
  const count = Math.abs(left)
  return `${COUNT.format(count)} ${count === 1 ? 'character' : 'characters'} ${left < 0 ? 'too many' : 'left'}`
}
