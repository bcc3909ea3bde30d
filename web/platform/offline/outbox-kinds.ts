/** How changes of one kind are sent and how the reply is handled. Declared once, next to the feature's API calls. */
export interface OutboxKind<T, R = unknown> {
  /** Must be idempotent. @throws CallError */
  send: (value: T, key: string) => Promise<R>
  /** For which users unsent changes are stored on the device. For others a failed request is a failed change. */
  storedFor: 'everybody' | 'pro' | 'nobody'
  /** A value is a partial record: a later one replaces only its fields. Otherwise it replaces the whole value. */
  mergesFields?: boolean
  /** Above this number the oldest items are deleted. */
  maxItems?: number
  /** If another tab has sent an item of this tab, it is sent again to get the reply. */
  repeatsForReply?: boolean
  /** @returns `undefined` for a stored value that this version cannot send */
  parse?: (value: unknown) => T | undefined
  /** Called when a change that was queued or had to wait has arrived. */
  onSent?: (value: T, reply: R) => void
  /** Called when a change that was queued or had to wait was refused for good. */
  onRefused?: (value: T, message: string) => void
}

const kinds = new Map<string, OutboxKind<never>>()

export function declareKind<T, R = unknown>(name: string, kind: OutboxKind<T, R>): void {
  kinds.set(name, kind as unknown as OutboxKind<never>)
}

/** `undefined` until the code of its feature is loaded. */
export function findKind(name: string): OutboxKind<unknown> | undefined {
  return kinds.get(name) as OutboxKind<unknown> | undefined
}

export function getKind(name: string): OutboxKind<unknown> {
  const kind = findKind(name)
  if (!kind) throw new Error(`No such kind in the outbox: ${name}`)
  return kind
}
