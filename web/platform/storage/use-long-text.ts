import { useEffect, useRef, useState } from 'react'
import { useSession } from '#web/platform/session/session.ts'
import { readLongText, saveLongText } from './long-texts.ts'

const KEEPS_EVERY = 400

/**
 * A long text that somebody is writing: it survives a reload, a closed tab and a session that ran out; signing out drops it. A component that comes
 * to stand for another text is given a `key`.
 */
export function useLongText(name: string) {
  const owner = useSession().user?.id ?? ''
  const [text, setText] = useState<string>()
  const [isKept, setKept] = useState(true)
  const keptAt = useRef(0)
  const latest = useRef({ name, text, owner })
  latest.current = { name, text, owner }

  useEffect(() => {
    let isGone = false
    readLongText(owner, name).then((kept) => !isGone && setText((typed) => typed ?? kept))
    return () => {
      isGone = true
    }
  }, [owner, name])

  // What comes after a pause, such as a file or a paste, is kept at once.
  useEffect(() => {
    if (text === undefined) return
    const keep = () => {
      keptAt.current = Date.now()
      saveLongText(owner, name, text).then(setKept)
    }
    const timer = setTimeout(keep, Math.max(0, keptAt.current + KEEPS_EVERY - Date.now()))
    return () => clearTimeout(timer)
  }, [owner, name, text])

  useEffect(() => {
    const keepNow = () => {
      const { name, text, owner } = latest.current
      if (text !== undefined) saveLongText(owner, name, text)
    }
    // On telephones this is the last that a page hears.
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      document.removeEventListener('visibilitychange', keepNow)
      keepNow()
    }
  }, [])

  return {
    /** `undefined` until it is known what was kept. */
    text,
    setText,
    /** Whether it will be there after a reload. */
    isKept,
  }
}
