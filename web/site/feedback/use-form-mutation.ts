import type { UseMutationResult } from '@tanstack/react-query'
import { useIsMounted } from '#web/platform/hooks/use-is-mounted.ts'
import { failureText } from '#web/platform/http/call.ts'
import { toast } from '#web/ui/status/toast-store.ts'

interface Outcome<Result> {
  /** Called even when unmounted. */
  onStored: () => void
  /** Called only while mounted. */
  onSuccessVisible: (result: Result) => void
  /** Shown as a toast to users who have left the form. */
  successText: string
  errorText: string
}

export function useFormMutation<Result, Sent>(mutation: UseMutationResult<Result, Error, Sent>) {
  const isMounted = useIsMounted()
  return (sent: Sent, { onStored, onSuccessVisible, successText, errorText }: Outcome<Result>) => {
    mutation.mutateAsync(sent).then(
      (result) => {
        onStored()
        if (isMounted()) onSuccessVisible(result)
        else toast(successText, 'success')
      },
      (error) => {
        if (!isMounted()) toast(failureText(error, errorText), 'error')
      },
    )
  }
}
