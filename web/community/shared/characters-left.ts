import { counted } from '#web/platform/text/amounts.ts'

/** "12 characters left"; below zero "1 character too many". */
export function charactersLeft(left: number): string {
  const count = Math.abs(left)
  return `${counted(count, 'character')} ${left < 0 ? 'too many' : 'left'}`
}
