import type { Service } from '#server/settings/engine-settings.ts'
import { askService, ExternalServiceError, readJson } from './external-call.ts'

/** null if not reported. */
export interface TokenUsage {
  tokensIn: number | null
  tokensOut: number | null
}

export interface ChatRequest {
  instructions: string
  material: object
  signal: AbortSignal
  /** Bytes. */
  most: number
}

export interface ChatReply {
  content: string
  usage: TokenUsage
}

export interface ChatService {
  model: string
  host: string
  /** @throws ExternalServiceError */
  ask(request: ChatRequest): Promise<ChatReply>
}

export function chatService(service: Service): ChatService {
  // Not all servers support JSON mode.
  let asksForJson = true
  const send = async ({ instructions, material, signal, most }: ChatRequest): Promise<Buffer> => {
    const body = {
      model: service.model,
      temperature: 0,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: JSON.stringify(material) },
      ],
      ...(asksForJson && { response_format: { type: 'json_object' } }),
    }
    try {
      const headers: Record<string, string> = service.key ? { authorization: `Bearer ${service.key}` } : {}
      const url = `${service.url}/v1/chat/completions`
      return (await askService({ url, headers, body, timeoutMs: service.timeoutMs, signal, most })).bytes
    } catch (error) {
      if (!asksForJson || !(error instanceof ExternalServiceError) || (error.status !== 400 && error.status !== 422)) throw error
      asksForJson = false
      return send({ instructions, material, signal, most })
    }
  }
  return { model: service.model, host: new URL(service.url).host, ask: async (request) => replyIn(await send(request)) }
}

interface Completion {
  choices?: { finish_reason?: unknown; message?: { content?: unknown; refusal?: unknown } | null }[]
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
}

function replyIn(bytes: Buffer): ChatReply {
  const { choices, usage: said } = readJson(bytes) as Completion
  const usage = { tokensIn: tokens(said?.prompt_tokens), tokensOut: tokens(said?.completion_tokens) }
  const choice = Array.isArray(choices) ? choices[0] : undefined
  if (choice?.finish_reason === 'length') throw new UnusableReply('too_long', 'The service cut its answer short', usage)
  const { content, refusal } = choice?.message ?? {}
  if (choice?.finish_reason === 'content_filter' || (typeof refusal === 'string' && refusal))
    throw new UnusableReply('unusable', 'The service declined to answer', usage)
  if (typeof content !== 'string' || (choice?.finish_reason ?? 'stop') !== 'stop')
    throw new UnusableReply('unusable', 'The service did not finish its answer', usage)
  return { content: withoutWrapping(content), usage }
}

export class UnusableReply extends ExternalServiceError {
  readonly usage: TokenUsage

  constructor(kind: 'too_long' | 'unusable', message: string, usage: TokenUsage) {
    super(kind, message)
    this.usage = usage
  }
}

const MAX_TOKENS = 100_000_000

const tokens = (given: unknown): number | null =>
  Number.isInteger(given) && Number(given) >= 0 && Number(given) <= MAX_TOKENS ? Number(given) : null

/** Some models add thinking sections and code fences. */
export function withoutWrapping(content: string): string {
  const text = withoutThinking(content).trim()
  const start = /^```(?:json)?/.exec(text)?.[0].length ?? 0
  return text.slice(start, text.length > start && text.endsWith('```') ? -3 : undefined).trim()
}

const [THINKS, ENDS] = ['<think>', '</think>']

function withoutThinking(content: string): string {
  let kept = ''
  let from = 0
  for (;;) {
    const start = content.indexOf(THINKS, from)
    const end = start < 0 ? -1 : content.indexOf(ENDS, start)
    if (end < 0) return kept + content.slice(from)
    kept += content.slice(from, start)
    from = end + ENDS.length
  }
}
