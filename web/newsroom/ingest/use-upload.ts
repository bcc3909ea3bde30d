import { useEffect, useRef, useState } from 'react'
import type { Comparison } from '#contract/newsroom/entries.ts'
import { CallError, isPermanentError, type Mistakes } from '#web/platform/http/call.ts'
import { useLongText } from '#web/platform/storage/use-long-text.ts'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'
import { compareUpload, useIngest, useProcessing } from './api.ts'
import type { PageCheck } from './check-on-page.ts'
import { checkFailure, type Parsed, parseUpload, type Upload } from './parse-upload.ts'

const CLEAR_DELAY_MS = 5000

interface Checked {
  upload: Upload
  comparison: Comparison
}

/** Publication status and schedule of the day. */
export interface Publishing {
  status: 'published' | 'draft'
  scheduled_for: string | null
}

/** The steps of an upload: text, parsing and checking, submission, processing. Any edit goes back to the first step. */
export function useUpload() {
  const { text, setText, isSaved } = useLongText('upload')
  const [parsed, setParsed] = useState<Pick<Parsed, 'mistake' | 'position'>>()
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setChecking] = useState(false)
  // Kept while the user fixes them, until the next parse.
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const [pageCheck, setPageCheck] = useState<PageCheck>()
  const checkId = useRef(0)
  const submission = useIngest()
  const processing = useProcessing()

  // Loaded beforehand, because the network may be gone when it is needed.
  useEffect(() => void loadPageChecks().catch(() => undefined), [])

  const resetCheck = () => {
    checkId.current++
    setPageCheck(undefined)
    setParsed(undefined)
    setChecked(undefined)
    setChecking(false)
  }

  const edit = (next: string) => {
    setText(next)
    resetCheck()
    if (next === '') setMistakes([])
    submission.reset()
    processing.reset()
  }

  /** @param known the mistake found on this page, which stays if the server cannot be reached */
  async function check(upload: Upload, known?: Pick<Parsed, 'mistake'>) {
    const id = ++checkId.current
    setChecking(true)
    try {
      const comparison = await compareUpload(upload)
      if (checkId.current !== id) return
      setMistakes(comparison.warnings.map((warning) => ({ ...warning, isWarning: true })))
      setChecked({ upload, comparison })
    } catch (error) {
      if (checkId.current !== id) return
      setParsed(checkFailure(known, error))
      const found = isPermanentError(error) ? undefined : await checkWithoutServer(upload)
      if (checkId.current !== id) return
      setPageCheck(found)
      setMistakes(found?.mistakes ?? detailsOf(error))
    }
    setChecking(false)
  }

  async function parse() {
    resetCheck()
    submission.reset()
    processing.reset()
    const { payload, ...result } = parseUpload(text ?? '')
    setParsed(result)
    if (payload) await check(payload, result)
    else setMistakes([])
  }

  function submit(publishing: Publishing) {
    if (!checked) return
    const { upload, comparison } = checked
    const replacing = comparison.entry && { replace: true, expected_revision: comparison.entry.revision }
    submission.mutate(
      { ...upload, ...publishing, ...replacing },
      {
        onSuccess: ({ entry_id }) => processing.mutate(entry_id),
        // The day has changed since it was compared: compare again, so that the user sees its current version.
        onError: (error) => error instanceof CallError && error.status === 409 && check(upload),
      },
    )
  }

  // An edit resets the submission, so that a new text is not cleared with the old one.
  const { isSuccess } = submission
  // biome-ignore lint/correctness/useExhaustiveDependencies: five seconds from the success, independent of renders
  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => {
      setText('')
      setMistakes([])
      resetCheck()
    }, CLEAR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isSuccess])

  return { text, isSaved, edit, parse, isChecking, parsed, checked, pageCheck, mistakes, submission, processing, submit }
}

const loadPageChecks = () => import('./check-on-page.ts')

/** @returns `undefined` when the code of the checks cannot be loaded either */
const checkWithoutServer = (upload: Upload): Promise<PageCheck | undefined> =>
  loadPageChecks().then(
    ({ checkOnPage }) => checkOnPage(upload),
    () => undefined,
  )

const detailsOf = (error: unknown): Mistakes => (error instanceof CallError ? (error.details ?? []) : [])
