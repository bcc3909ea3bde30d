import { useEffect, useState } from 'react'
import { useIngest } from './api.ts'
import { keepDraft, readDraft } from './draft.ts'
import { type Parsed, parseUpload } from './parse-upload.ts'

const CLEARS_AFTER = 5000
const KEEPS_AFTER = 300

/** The course of an upload: text, a parse that succeeds or not, the submission and its outcome. Any edit goes back to the text. */
export function useUpload() {
  const [text, setText] = useState(readDraft)
  const [parsed, setParsed] = useState<Parsed>()
  const submission = useIngest()

  useEffect(() => {
    const timer = setTimeout(keepDraft, KEEPS_AFTER, text)
    return () => clearTimeout(timer)
  }, [text])

  const edit = (next: string) => {
    setText(next)
    setParsed(undefined)
    submission.reset()
  }

  // An edit resets the submission, so a new text written within these seconds is not cleared with the old one.
  const { isSuccess, reset } = submission
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => {
      setText('')
      setParsed(undefined)
      reset()
    }, CLEARS_AFTER)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  const upload = parsed && 'upload' in parsed ? parsed.upload : undefined
  return {
    text,
    edit,
    parse: () => {
      setParsed(parseUpload(text))
      submission.reset()
    },
    upload,
    mistake: parsed && 'mistake' in parsed ? parsed : undefined,
    submission,
    submit: (replace: boolean) => upload && submission.mutate(replace ? { ...upload, replace } : upload),
  }
}
