import { useEffect, useRef, useState } from 'react'
import { FIGURE_TOO_LARGE, MAX_FIGURE_BYTES } from '#contract/reading/figure-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { uploadFigure } from '#web/reading/figures/api.ts'

const FAILED = 'The picture could not be sent. Please try again.'

/** After a failure the same file can be sent again. */
export function usePictureUpload(onStored: (imageId: string) => void) {
  const [file, setFile] = useState<File>()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [removed, setRemoved] = useState<readonly string[]>([])
  // The article may change during the upload.
  const stored = useRef(onStored)
  useEffect(() => {
    stored.current = onStored
  })

  const send = async (chosen: File) => {
    setFile(chosen)
    setRemoved([])
    setFailure(chosen.size > MAX_FIGURE_BYTES ? FIGURE_TOO_LARGE : undefined)
    if (chosen.size > MAX_FIGURE_BYTES) return
    setSending(true)
    try {
      const image = await uploadFigure(chosen)
      setRemoved(image.removed)
      stored.current(image.image_id)
    } catch (error) {
      setFailure(failureText(error, FAILED))
    } finally {
      setSending(false)
    }
  }
  return { isSending, failure, removed, send, again: () => file && send(file) }
}
