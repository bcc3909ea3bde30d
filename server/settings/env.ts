import { z } from 'zod'

export type Env = Record<string, string | undefined>

/** The message names the variable. */
export class SettingError extends Error {}

/**
 * An empty variable counts as not set.
 * @throws SettingError
 */
export function parseEnv<S extends z.ZodObject>(schema: S, env: Env): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new SettingError(`${issue?.path.join('.')} ${issue?.message}`)
}

/** Default in words for docs/operations.md. */
declare module 'zod' {
  interface GlobalMeta {
    default?: string
  }
}

export function whole(least: number, most: number) {
  const isInRange = (text: string) => Number.isInteger(Number(text)) && Number(text) >= least && Number(text) <= most
  return z
    .string()
    .refine(isInRange, { error: ({ input }) => `must be a whole number from ${least} to ${most}, not "${input}".` })
    .transform(Number)
}

export const flag = () =>
  z.enum(['0', '1'], { error: ({ input }) => `must be 1 or 0, not "${input}".` }).transform((text) => text === '1')

export const choice = <const T extends readonly string[]>(options: T) =>
  z.enum(options, { error: ({ input }) => `must be one of ${options.join(', ')}, not "${input}".` })

/** Errors do not repeat the URL, which can contain a password. */
export const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
  })

export const webUrl = () => url('http:', 'https:')
export const postgresUrl = () => url('postgres:', 'postgresql:')

export const optional = <S extends z.ZodType>(schema: S) => schema.nullable().default(null)

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

export const isLoopback = (hostname: string): boolean => /^(127(\.\d+){3}|::1|\[::1\]|([\w-]+\.)*localhost)$/i.test(hostname)

/** May be called without TLS. */
export function isNear(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return (
    !/[.:]/.test(host) ||
    /^127\.|^10\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\.|^169\.254\./.test(host) ||
    /^(::1|f[cd][0-9a-f]{2}:.*)$/i.test(host) ||
    /\.(localhost|internal|local)$/.test(host)
  )
}
