import { GUEST_SCREENS } from '#web/screens/guests.ts'
import { MEMBER_SCREENS } from '#web/screens/members.ts'
import type { Screen } from '#web/screens/screen.ts'

export const SCREENS: readonly Screen[] = [...GUEST_SCREENS, ...MEMBER_SCREENS]

export const MEMBER_FRAME = ['app/member-routes.ts', 'app/shell.tsx']

/** @returns path relative to web/; only the function's source has it */
export function fileOf({ path, lazy }: Pick<Screen, 'path' | 'lazy'>): string {
  const [, file] = /#web\/(screens\/[\w/-]+\.tsx)/.exec(String(lazy)) ?? []
  if (!file) throw new Error(`The declaration of ${path} imports no file of web/screens`)
  return file
}

export function screenFile(path: string): string {
  const screen = SCREENS.find((one) => one.path === path)
  if (!screen) throw new Error(`No screen is declared for ${path}`)
  return fileOf(screen)
}
