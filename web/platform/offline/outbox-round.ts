import { isPermanentError } from '#web/platform/http/call.ts'
import { readUserItem } from '#web/platform/storage/user-storage.ts'
import { offlineOwner } from './offline-owner.ts'
import { inTurn, isSame, kinds, nameOf, settle, waiting } from './outbox.ts'

/** Sends what waits; apart from the outbox, since few who open a page have anything in it. */

const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 5 * 60_000

let round: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

/** Each once, in the order in which they were done. */
export function sendWaiting(): Promise<void> {
  clearTimeout(timer)
  round ??= inTurn(sendRound).finally(() => {
    round = undefined
  })
  return round
}

function tryAgainLater(): void {
  clearTimeout(timer)
  timer = setTimeout(sendWaiting, Math.min(FIRST_PAUSE_MS * 3 ** failures++, LONGEST_PAUSE_MS))
}

async function sendRound(): Promise<void> {
  for (const { id, kind, item } of waiting<never>()) {
    const owner = offlineOwner()
    const how = kinds.get(kind)
    if (!owner || !how) continue
    const name = nameOf(kind, id)
    // Another tab has sent it meanwhile, or a later one stands in its place and has its own turn.
    if (!isSame(readUserItem(owner, name), item)) continue
    try {
      await how.send(item.what)
      settle(owner, name, item)
      how.onSent?.(item.what)
    } catch (error) {
      if (!isPermanentError(error)) return tryAgainLater()
      settle(owner, name, item)
      how.onRefused?.(item.what, error.message)
    }
  }
  failures = 0
}
