export interface OutboxKind<T, R = unknown> {
  /** Must be idempotent. @throws CallError */
  send: (value: T, key: string) => Promise<R>
  /** For others a failed request is a failed change. */
  storedFor: 'everybody' | 'pro' | 'nobody'
  /** For partial records. */
  mergesFields?: boolean
  maxItems?: number
  /** If another tab has sent it. */
  repeatsForReply?: boolean
  /** @returns `undefined` if invalid */
  parse?: (value: unknown) => T | undefined
  /** Background only. */
  onSent?: (value: T, reply: R) => void
  /** Background only. */
  onRefused?: (value: T, message: string) => void
}

const kinds = new Map<string, OutboxKind<never>>()

export function declareKind<T, R = unknown>(name: string, kind: OutboxKind<T, R>): void {
  kinds.set(name, kind as unknown as OutboxKind<never>)
}

/** `undefined` until loaded. */
export function findKind(name: string): OutboxKind<unknown> | undefined {
  return kinds.get(name) as OutboxKind<unknown> | undefined
}

export function getKind(name: string): OutboxKind<unknown> {
  const kind = findKind(name)
  if (!kind) throw new Error(`No such kind in the outbox: ${name}`)
  return kind
}
