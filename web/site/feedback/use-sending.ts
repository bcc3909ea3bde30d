import type { UseMutationResult } from '@tanstack/react-query'
import { useStillHere } from '#web/platform/hooks/use-still-here.ts'
import { failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'

interface Outcome<Result> {
  /** Also when the form is no longer shown: what has been stored is no draft any more. */
  onStored: () => void
  /** Only while the form is there. */
  onShown: (result: Result) => void
  /** For somebody who has gone on meanwhile. */
  stored: string
  failed: string
}

/** Sends a form. Whoever leaves it before the answer comes is told the outcome where they are; a failure leaves the draft. */
export function useSending<Result, Sent>(mutation: UseMutationResult<Result, Error, Sent>) {
  const isHere = useStillHere()
  return (sent: Sent, { onStored, onShown, stored, failed }: Outcome<Result>) => {
    mutation.mutateAsync(sent).then(
      (result) => {
        onStored()
        if (isHere()) onShown(result)
        else toast(stored, 'success')
      },
      (error) => {
        if (!isHere()) toast(failureText(error, failed), 'error')
      },
    )
  }
}
