import type { z } from 'zod'
import { askService, ExternalServiceError, type Question, readJson } from '#server/platform/external/external-call.ts'
import type { ProviderSettings } from '#server/settings/billing-settings.ts'

/** Replies have a few kilobytes. */
const MAX_BYTES = 512 * 1024

type Call = Pick<Question, 'body'> & { method: NonNullable<Question['method']>; path: string; headers?: Record<string, string> }

/** @throws ExternalServiceError */
export async function askProvider<Shape extends z.ZodType>(
  settings: ProviderSettings,
  call: Call,
  shape: Shape,
): Promise<z.output<Shape>> {
  const { bytes } = await send(settings, call)
  const answer = shape.safeParse(readJson(bytes))
  if (!answer.success)
    throw new ExternalServiceError('unusable', `The service answers ${call.path} in a shape that is not documented`)
  return answer.data
}

export async function tellProvider(settings: ProviderSettings, call: Call): Promise<void> {
  await send(settings, call)
}

const send = (settings: ProviderSettings, { method, path, body, headers = {} }: Call) =>
  askService({
    url: `${settings.url}${path}`,
    method,
    headers: { authorization: `Bearer ${settings.token}`, accept: 'application/json', ...headers },
    body,
    takesAnySuccess: true,
    timeoutMs: settings.timeoutMs,
    signal: new AbortController().signal,
    most: MAX_BYTES,
  })

/** @throws ExternalServiceError when it is not https */
export function safePage(url: string, { url: provider }: ProviderSettings): string {
  const isNear = provider.startsWith('http:')
  if (URL.canParse(url) && (new URL(url).protocol === 'https:' || (isNear && new URL(url).protocol === 'http:'))) return url
  throw new ExternalServiceError('unusable', 'The service answered with an invalid address')
}
