import { useEffect, useRef, useState } from 'react'
import type { Comparison } from '#contract/newsroom/entries.ts'
import { CallError, failureText, type Mistakes } from '#web/platform/http/call.ts'
import { useLongText } from '#web/platform/storage/use-long-text.ts'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'
import { compareUpload, useIngest, useProcessing } from './api.ts'
import { type Parsed, parseUpload, type Upload } from './parse-upload.ts'

const CLEARS_AFTER = 5000
const UNCHECKED = 'The content could not be checked. Please try again.'

interface Checked {
  upload: Upload
  comparison: Comparison
}

/** How and when the day is to appear. */
export interface Publishing {
  status: 'published' | 'draft'
  scheduled_for: string | null
}

/** The course of an upload: text, a parse that succeeds or not, the submission, processing, the outcome. Any edit goes back to the text. */
export function useUpload() {
  const { text, setText, isKept } = useLongText('upload')
  const [parsed, setParsed] = useState<Pick<Parsed, 'mistake' | 'where'>>()
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setChecking] = useState(false)
  // They stay while somebody mends them one by one, until the next parse.
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const turn = useRef(0)
  const submission = useIngest()
  const processing = useProcessing()

  const forget = () => {
    turn.current++
    setParsed(undefined)
    setChecked(undefined)
    setChecking(false)
  }

  const edit = (next: string) => {
    setText(next)
    forget()
    if (next === '') setMistakes([])
    submission.reset()
    processing.reset()
  }

  async function check(upload: Upload) {
    const mine = ++turn.current
    setChecking(true)
    try {
      const comparison = await compareUpload(upload)
      if (turn.current !== mine) return
      setMistakes(comparison.warnings.map((warning) => ({ ...warning, isWarning: true })))
      setChecked({ upload, comparison })
    } catch (error) {
      if (turn.current !== mine) return
      setParsed({ mistake: failureText(error, UNCHECKED) })
      setMistakes(detailsOf(error))
    }
    setChecking(false)
  }

  async function parse() {
    forget()
    submission.reset()
    processing.reset()
    const { payload, ...told } = parseUpload(text ?? '')
    setParsed(told)
    if (payload) await check(payload)
    else setMistakes([])
  }

  function submit(publishing: Publishing) {
    if (!checked) return
    const { upload, comparison } = checked
    const seen = comparison.entry && { replace: true, expected_revision: comparison.entry.revision }
    submission.mutate(
      { ...upload, ...publishing, ...seen },
      {
        onSuccess: ({ entry_id }) => processing.mutate(entry_id),
        // The day has changed since it was compared: what it is now has to be seen before anybody decides again.
        onError: (error) => error instanceof CallError && error.status === 409 && check(upload),
      },
    )
  }

  // An edit resets the submission, so a new text written within these seconds is not cleared with the old one.
  const { isSuccess } = submission
  // biome-ignore lint/correctness/useExhaustiveDependencies: five seconds from the success, whatever is drawn meanwhile
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => {
      setText('')
      setMistakes([])
      forget()
    }, CLEARS_AFTER)
    return () => clearTimeout(timer)
  }, [isSuccess])

  return { text, isKept, edit, parse, isChecking, parsed, checked, mistakes, submission, processing, submit }
}

const detailsOf = (error: unknown): Mistakes => (error instanceof CallError ? (error.details ?? []) : [])
