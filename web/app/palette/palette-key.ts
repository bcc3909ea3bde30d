/** As `aria-keyshortcuts` writes them. */
export const PALETTE_KEYS = 'Control+K Meta+K'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** Ctrl K, or ⌘ K on a Mac. On a Hindi or Tamil layout the key types another letter, so its position counts. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat }: Pressed): boolean {
  if (altKey || shiftKey || repeat || ctrlKey === metaKey) return false
  return /^[ -~]$/.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}
