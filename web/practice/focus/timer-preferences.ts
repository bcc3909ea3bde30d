export const FOCUS_MINUTES = [5, 10, 15, 20, 25, 30, 45, 60] as const
export const BREAK_MINUTES = [3, 5, 10, 15, 20] as const

export interface Preferences {
  /** Minutes. */
  focus: number
  break: number
  sound: boolean
  notification: boolean
}

export const DEFAULTS: Preferences = { focus: 25, break: 5, sound: false, notification: false }

/** Invalid values get defaults. */
export function parsePreferences(text: string | null): Preferences {
  const stored = parseObject(text)
  return {
    focus: oneOf(FOCUS_MINUTES, stored.focus, DEFAULTS.focus),
    break: oneOf(BREAK_MINUTES, stored.break, DEFAULTS.break),
    sound: stored.sound === true,
    notification: stored.notification === true,
  }
}

export function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const oneOf = (options: readonly number[], value: unknown, fallback: number) =>
  options.find((option) => option === value) ?? fallback
