import * as m from '#messages/platform/http.ts'
import { type Callable, CallError, callAndRead, type Parts, readReply } from './call.ts'
import { reportUnreachable } from './network.ts'

/** @throws CallError */
export function callFile<E extends Callable>(
  endpoint: E,
  parts: Parts<E> = {},
  onBytes?: (bytes: number) => void,
): Promise<Blob> {
  return callAndRead(endpoint, parts, (response) => (response.ok ? fileOf(response, onBytes) : readReply<never>(response)))
}

async function fileOf(response: Response, onBytes: (bytes: number) => void = () => undefined): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  try {
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      pieces.push(next.value)
      onBytes(next.value.length)
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    reportUnreachable()
    throw new CallError(m.unreachable, { status: 0, code: 'unreachable' })
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}
