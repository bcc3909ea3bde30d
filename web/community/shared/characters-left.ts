import * as m from '#messages/community/shared.ts'

/** "12 characters left"; below zero "1 character too many". */
export function charactersLeft(left: number): string {
  return left < 0 ? m.charactersTooMany({ count: -left }) : m.charactersLeft({ count: left })
}
