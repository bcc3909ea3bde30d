import * as m from '#messages/platform/shortcuts.ts'

export interface Shortcut<Name extends string = string> {
  name: Name
  does: string
  keys: readonly string[]
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing'>

export function shortcutFor<S extends Shortcut>(event: Pressed, shortcuts: readonly S[], withSingleKeys: boolean): S | undefined {
  if (event.altKey || event.metaKey || event.isComposing) return undefined
  const pressed = keyNameOf(event)
  return shortcuts.find((shortcut) => keysOf(shortcut, withSingleKeys).includes(pressed))
}

export const isSingleKey = (key: string): boolean => !key.startsWith('Control+')

export const keysOf = ({ keys }: Shortcut, withSingleKeys: boolean): string[] =>
  keys.filter((key) => withSingleKeys || !isSingleKey(key))

export const keyText = (key: string): string => key.replace('Control+', 'Ctrl+')

export function keyHints(shortcut: Shortcut, withSingleKeys: boolean) {
  const keys = keysOf(shortcut, withSingleKeys)
  if (keys.length === 0) return { title: shortcut.does }
  return { title: `${shortcut.does} (${keys.map(keyText).join(` ${m.or} `)})`, 'aria-keyshortcuts': keys.join(' ') }
}

/** Shift counts only for letters: `/` needs it on some keyboards. */
function keyNameOf(event: Pressed): string {
  const sign = characterOf(event)
  const held = [event.ctrlKey && 'Control+', event.shiftKey && /[A-Z]/.test(sign) && 'Shift+']
  return held.filter(Boolean).join('') + sign
}

/** Position, for Hindi and Tamil layouts. */
function characterOf({ key, code, shiftKey }: Pressed): string {
  if (/^[ -~]$/.test(key)) return key.toUpperCase()
  if (key.length !== 1) return ''
  if (code === 'Slash') return shiftKey ? '?' : '/'
  return /^Key([A-Z])$/.exec(code)?.[1] ?? ''
}
