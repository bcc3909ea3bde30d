import { useEffect, useState } from 'react'
import { MAX_POST_LENGTH } from '#contract/community/post-text.ts'
import { storedLength } from '#contract/nfc.ts'
import { CallError, failureText } from '#web/platform/http/call.ts'
import type { useDraft } from '#web/platform/storage/use-draft.ts'

export type PostDraft = ReturnType<typeof useDraft<'content'>>

interface Failure {
  text: string
  /** From Retry-After; milliseconds since 1970. */
  until?: number
}

/** Keeps the draft until the post is stored. */
export function usePostForm(
  draft: PostDraft,
  send: (content: string, clientKey: string) => Promise<unknown>,
  { isLocked, fallback }: { isLocked: boolean; fallback: string },
) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const secondsLeft = useSecondsLeft(failure?.until)
  const content = draft.values.content.trim()
  const isBlank = content === ''
  const isTooLong = storedLength(content) > MAX_POST_LENGTH
  const maySend = !isBusy && !isBlank && !isTooLong && !isLocked && secondsLeft === 0

  const submit = async () => {
    if (!maySend) return
    draft.markTried()
    setBusy(true)
    setFailure(undefined)
    try {
      await send(content, draft.clientKey)
      draft.clear()
    } catch (error) {
      setFailure(failureOf(error, fallback))
    } finally {
      setBusy(false)
    }
  }

  return { submit, isBusy, isBlank, maySend, secondsLeft, failure: failure?.text }
}

function failureOf(error: unknown, fallback: string): Failure {
  const text = failureText(error, fallback)
  const wait = error instanceof CallError && error.status === 429 ? error.retryAfter : undefined
  return wait === undefined ? { text } : { text, until: Date.now() + wait * 1000 }
}

/** @param until milliseconds since 1970 */
function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (until === undefined) return
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
