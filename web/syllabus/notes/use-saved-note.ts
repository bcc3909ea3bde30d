import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 1000

/** A note that is saved while it is typed: after a pause, on leaving its field or the page, and when the page is hidden. */
export function useSavedNote(saved: string, save: (note: string) => void) {
  const [typed, setTyped] = useState<string>()
  const latest = useRef({ typed, saved, save })
  latest.current = { typed, saved, save }
  const [saveNow] = useState(() => () => {
    const { typed, saved, save } = latest.current
    if (typed !== undefined && typed !== saved) save(typed)
  })

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(saveNow, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, saveNow])

  useEffect(() => {
    // On phones this is the last event that a page receives.
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      document.removeEventListener('visibilitychange', saveNow)
      saveNow()
    }
  }, [saveNow])

  return { note: typed ?? saved, setNote: setTyped, saveNow }
}
