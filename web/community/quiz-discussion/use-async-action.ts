import { useState } from 'react'
import { failureText } from '#web/platform/http/call.ts'

/** Once at a time; keeps the error until the next attempt. */
export function useAsyncAction<Made>(send: () => Promise<Made>, onDone: (made: Made) => void, fallback: string) {
  const [state, setState] = useState<{ isBusy: boolean; error?: string }>({ isBusy: false })
  const start = async () => {
    if (state.isBusy) return
    setState({ isBusy: true })
    try {
      const made = await send()
      setState({ isBusy: false })
      onDone(made)
    } catch (error) {
      setState({ isBusy: false, error: failureText(error, fallback) })
    }
  }
  return { ...state, start }
}
