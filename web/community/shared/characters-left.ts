import { counted } from '#web/platform/text/amounts.ts'

/** "12 characters left", "1 character too many". @param left below zero: how many are too many */
export function charactersLeft(left: number): string {
  const count = Math.abs(left)
  return `${counted(count, 'character')} ${left < 0 ? 'too many' : 'left'}`
}
