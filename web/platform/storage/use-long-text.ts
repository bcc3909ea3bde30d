import { useEffect, useRef, useState } from 'react'
import { useSession } from '#web/platform/session/session.ts'
import { readLongText, saveLongText } from './long-texts.ts'

const SAVE_EVERY_MS = 400

/**
 * A long text that the user is writing: it survives a reload, a closed tab and an expired session; signing out deletes it. Give the
 * component a `key` where it can be shown for another text.
 */
export function useLongText(name: string) {
  const owner = useSession().user?.id ?? ''
  const [text, setText] = useState<string>()
  const [isKept, setKept] = useState(true)
  const savedAt = useRef(0)
  const latest = useRef({ name, text, owner })
  latest.current = { name, text, owner }

  useEffect(() => {
    let isUnmounted = false
    readLongText(owner, name).then((stored) => !isUnmounted && setText((typed) => typed ?? stored))
    return () => {
      isUnmounted = true
    }
  }, [owner, name])

  // What comes after a pause, such as a file or a paste, is saved at once.
  useEffect(() => {
    if (text === undefined) return
    const save = () => {
      savedAt.current = Date.now()
      saveLongText(owner, name, text).then(setKept)
    }
    const timer = setTimeout(save, Math.max(0, savedAt.current + SAVE_EVERY_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [owner, name, text])

  useEffect(() => {
    const saveNow = () => {
      const { name, text, owner } = latest.current
      if (text !== undefined) saveLongText(owner, name, text)
    }
    // On telephones this is the last event that a page gets.
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      document.removeEventListener('visibilitychange', saveNow)
      saveNow()
    }
  }, [])

  return {
    /** `undefined` until the stored text is read. */
    text,
    setText,
    /** Whether it will be there after a reload. */
    isKept,
  }
}
