export class SettingError extends Error {}

export type Env = Record<string, string | undefined>

export function whole(env: Env, name: string, fallback: number, least: number, most: number): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new SettingError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`)
  return value
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const text = env[name]
  if (!text) return fallback
  if (text !== '0' && text !== '1') throw new SettingError(`${name} must be 1 or 0, not "${text}".`)
  return text === '1'
}

export function choice(env: Env, name: string, options: string[], fallback: string): string {
  const text = env[name]
  if (!text) return fallback
  if (!options.includes(text)) throw new SettingError(`${name} must be one of ${options.join(', ')}, not "${text}".`)
  return text
}

/** The value is not repeated in the sentence: these addresses carry passwords. */
export function url(env: Env, name: string, protocols: string[]): string | null {
  const text = env[name]
  if (!text) return null
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new SettingError(`${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`)
  return text
}
