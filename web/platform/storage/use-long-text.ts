import { useEffect, useRef, useState } from 'react'
import { onSessionExpiring, useSession } from '#web/platform/session/session.ts'
import { readLongText, saveLongText } from './long-texts.ts'

const SAVE_EVERY_MS = 400

/** Needs a `key` if `name` can change. */
export function useLongText(name: string) {
  const owner = useSession().user?.id ?? ''
  const [text, setText] = useState<string>()
  const [isSaved, setKept] = useState(true)
  const savedAt = useRef(0)
  const stored = useRef<string>(undefined)
  const latest = useRef({ name, text, owner })
  latest.current = { name, text, owner }

  useEffect(() => {
    let isUnmounted = false
    readLongText(owner, name).then((found) => {
      if (isUnmounted) return
      stored.current = found
      setText((typed) => typed ?? found)
    })
    return () => {
      isUnmounted = true
    }
  }, [owner, name])

  // Saves the first change after a pause at once.
  useEffect(() => {
    if (text === undefined || text === stored.current) return
    const save = () => {
      savedAt.current = Date.now()
      stored.current = text
      saveLongText(owner, name, text).then(setKept)
    }
    const timer = setTimeout(save, Math.max(0, savedAt.current + SAVE_EVERY_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [owner, name, text])

  useEffect(() => {
    const saveNow = () => {
      const { name, text, owner } = latest.current
      if (text === undefined || text === stored.current) return
      stored.current = text
      saveLongText(owner, name, text)
    }
    const follow = async () => {
      const { name, text, owner } = latest.current
      const before = stored.current
      if (before === undefined || text !== before) return
      const found = await readLongText(owner, name)
      if (stored.current !== before) return
      stored.current = found
      setText((now) => (now === before ? found : now))
    }
    // On phones a page's last event.
    const onVisibility = () => (document.visibilityState === 'hidden' ? saveNow() : void follow())
    document.addEventListener('visibilitychange', onVisibility)
    const stopListening = onSessionExpiring(saveNow)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', onVisibility)
      saveNow()
    }
  }, [])

  return {
    text,
    setText,
    isSaved,
  }
}
