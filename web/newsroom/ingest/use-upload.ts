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

export interface Publishing {
  status: 'published' | 'draft'
  scheduled_for: string | null
}

/** Any edit returns to the first step. */
export function useUpload() {
  const { text, setText, isSaved } = useLongText('upload')
  const [parsed, setParsed] = useState<Pick<Parsed, 'mistake' | 'position'>>()
  const [checked, setChecked] = useState<Checked>()
  const [isChecking, setChecking] = useState(false)
  // Kept until the next parse.
  const [mistakes, setMistakes] = useState<Mistake[]>([])
  const [pageCheck, setPageCheck] = useState<PageCheck>()
  const checkId = useRef(0)
  const submission = useIngest()
  const processing = useProcessing()

  // Preloaded, because the network may fail later.
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

  /** @param known stays if the server cannot be reached */
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
        // The day has changed: compare again.
        onError: (error) => error instanceof CallError && error.status === 409 && check(upload),
      },
    )
  }

  // An edit resets the submission, so that the new text is not cleared.
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

/** @returns `undefined` if the checks could not be loaded */
const checkWithoutServer = (upload: Upload): Promise<PageCheck | undefined> =>
  loadPageChecks().then(
    ({ checkOnPage }) => checkOnPage(upload),
    () => undefined,
  )

const detailsOf = (error: unknown): Mistakes => (error instanceof CallError ? (error.details ?? []) : [])
