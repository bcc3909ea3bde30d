import { useEffect, useRef, useState } from 'react'
import { keepOwnText, readOwnText } from '#web/platform/own-texts.ts'
import { useSession } from '#web/platform/session.ts'

const NAME = 'upload'
const KEEPS_EVERY = 400

/** The text of a day that is being written: it survives a reload, a closed tab and a session that ran out; signing out drops it. */
export function useUploadText() {
  const owner = useSession().user?.id ?? ''
  const [text, setText] = useState<string>()
  const [isKept, setKept] = useState(true)
  const keptAt = useRef(0)
  const latest = useRef({ text, owner })
  latest.current = { text, owner }

  useEffect(() => {
    let isGone = false
    readOwnText(owner, NAME).then((kept) => !isGone && setText((typed) => typed ?? kept))
    return () => {
      isGone = true
    }
  }, [owner])

  // What comes after a pause, such as a file or a paste, is kept at once.
  useEffect(() => {
    if (text === undefined) return
    const keep = () => {
      keptAt.current = Date.now()
      keepOwnText(owner, NAME, text).then(setKept)
    }
    const timer = setTimeout(keep, Math.max(0, keptAt.current + KEEPS_EVERY - Date.now()))
    return () => clearTimeout(timer)
  }, [owner, text])

  useEffect(() => {
    const keepNow = () => {
      const { text, owner } = latest.current
      if (text !== undefined) keepOwnText(owner, NAME, text)
    }
    // On telephones this is the last that a page hears.
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      document.removeEventListener('visibilitychange', keepNow)
      keepNow()
    }
  }, [])

  return { text, setText, isKept }
}
