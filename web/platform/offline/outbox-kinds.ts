/** How the changes of one kind are sent, and what happens with the reply. Declared once, where the feature makes its calls. */
export interface OutboxKind<T, R = unknown> {
  /** Sending the same value twice must change nothing more. @throws CallError */
  send: (value: T, key: string) => Promise<R>
  /** Whose unsent changes stay on the device until they are sent. For others a request that fails is a change that failed. */
  storedFor: 'everybody' | 'pro' | 'nobody'
  /** A value names some fields of a record: a later one replaces those fields only. Without it, it replaces the whole value. */
  mergesFields?: boolean
  /** The oldest go where there would be more. */
  maxItems?: number
  /** If another tab has sent an item of this tab, it is sent again to get the reply. */
  repeatsForReply?: boolean
  /** @returns `undefined` for a stored value that this version cannot send */
  parse?: (value: unknown) => T | undefined
  /** A change that was queued, or had to wait, has arrived. */
  onSent?: (value: T, reply: R) => void
  /** A change that was queued, or had to wait, was refused for good. */
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
