export const PALETTE_KEYS = 'Control+K Meta+K'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>

/** By position on Hindi and Tamil layouts. */
export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat }: Pressed): boolean {
  if (altKey || shiftKey || repeat || ctrlKey === metaKey) return false
  return /^[ -~]$/.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}
