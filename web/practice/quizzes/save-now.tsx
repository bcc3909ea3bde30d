import { useState } from 'react'
import * as m from '#messages/practice/quizzes.ts'
import { sendAll } from '#web/platform/offline/outbox.ts'
import { Spinner } from '#web/ui/status/spinner.tsx'

const LINK = 'inline-flex min-h-11 items-center gap-2 font-medium text-accent underline underline-offset-4'

/** Keeps focus while busy. */
export function SaveNow({ label = m.saveNow, className = LINK }: { label?: string; className?: string }) {
  const [isBusy, setBusy] = useState(false)
  const save = () => {
    if (isBusy) return
    setBusy(true)
    sendAll().finally(() => setBusy(false))
  }
  return (
    <button type="button" aria-busy={isBusy || undefined} onClick={save} className={className}>
      {isBusy && <Spinner />}
      {label}
    </button>
  )
}
