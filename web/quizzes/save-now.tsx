import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { sendUnsent } from './attempt-sending.ts'

/** For whoever does not want to wait for the next try. */
export function SaveNow() {
  const [isBusy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    sendUnsent().finally(() => setBusy(false))
  }
  return (
    <Button variant="link" className="px-1 text-sm" busy={isBusy} onClick={save}>
      Save now
    </Button>
  )
}
