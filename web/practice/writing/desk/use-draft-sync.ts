import { useEffect, useRef, useState } from 'react'
import * as m from '#messages/practice/writing/desk.ts'
import { newClientKey } from '#web/platform/client-key.ts'
import { failureText } from '#web/platform/http/call.ts'
import { isNotFound } from '#web/platform/http/is-not-found.ts'
import type { Answer, Draft } from '../api.ts'
import { storedInstead } from '../api.ts'
import { type DeviceDraft, fromServer, joined, saveDeviceDraft, type startingDraft } from '../device-draft.ts'
import { afterSave, onDraftArrived, sendDraft } from '../send-draft.ts'

const PAUSE_MS = 1500

export type Saving =
  | { state: 'saved'; at: string | undefined }
  | { state: 'unsaved' }
  | { state: 'saving' }
  /** `reason`: the server's refusal. */
  | { state: 'device'; reason?: string }

/**
 * An answer being written: stored on this device at each change, and on the server after a pause and on leaving.
 * @param name `<article id>/<question key>`
 * @param stored as last loaded; another device may change it
 * @param onFinished called when another device finished it
 */
export function useDraftSync(
  name: string,
  start: ReturnType<typeof startingDraft>,
  stored: Draft | null,
  onFinished: (answer: Answer) => void,
) {
  const [draft, setDraft] = useState(start.draft)
  const [other, setOther] = useState<Draft | undefined>(start.other)
  const [saving, setSaving] = useState<Saving>(start.draft.isUnsent ? { state: 'unsaved' } : { state: 'saved', at: undefined })
  const latest = useRef(draft)
  const isEnded = useRef(false)
  /** Tells own saves from those of other devices. */
  const sentTexts = useRef(new Set<string>())

  const keep = (next: DeviceDraft) => {
    latest.current = next
    setDraft(next)
    if (!isEnded.current) saveDeviceDraft(name, next)
  }

  /** @throws CallError if refused, unless the server has a newer text */
  const save = async (): Promise<boolean> => {
    const sent = latest.current
    sentTexts.current.add(sent.text)
    setSaving({ state: 'saving' })
    try {
      const delivered = await sendDraft(name, sent)
      if (delivered.state === 'sent') {
        keep(afterSave(latest.current, delivered.reply, sent.text))
        setSaving(latest.current.isUnsent ? { state: 'unsaved' } : { state: 'saved', at: delivered.reply.saved_at })
        return true
      }
      setSaving({ state: 'device' })
      return false
    } catch (error) {
      return takeStored(error, sent)
    }
  }

  const takeStored = (error: unknown, sent: DeviceDraft): boolean | Promise<boolean> => {
    const stored = storedInstead(error)
    // Deleted on another device, or the server was restored to an earlier state.
    if (sent.revision > 0 && isNotFound(error)) {
      keep({ ...latest.current, answerId: newClientKey(), revision: 0, isUnsent: true })
      return save()
    }
    if (!stored) {
      setSaving({ state: 'device', reason: failureText(error, m.notSaved) })
      return false
    }
    if ('answer' in stored) {
      onFinished(stored.answer)
      return false
    }
    if (stored.draft.answer_id === sent.answerId && stored.draft.text === sent.text) {
      keep(afterSave(latest.current, stored.draft, sent.text))
      setSaving({ state: 'saved', at: stored.draft.saved_at })
      return true
    }
    // An earlier save of this page arrived first.
    if (isOwn(stored.draft)) {
      keep(afterSave(latest.current, stored.draft, stored.draft.text))
      return save()
    }
    setOther(stored.draft)
    setSaving({ state: 'device' })
    return false
  }

  const isOwn = ({ answer_id, text, revision }: Draft) =>
    answer_id === latest.current.answerId && revision > latest.current.revision && sentTexts.current.has(text)

  useEffect(
    () =>
      onDraftArrived((stored, text) => {
        if (stored.answer_id !== latest.current.answerId) return
        latest.current = afterSave(latest.current, stored, text)
        setDraft(latest.current)
        if (!latest.current.isUnsent) setSaving({ state: 'saved', at: stored.saved_at })
      }),
    [],
  )

  const keepNow = useRef(keep)
  keepNow.current = keep
  useEffect(() => {
    const { answerId, revision, isUnsent, seconds } = latest.current
    if (isUnsent || isEnded.current || stored?.answer_id !== answerId || stored.revision <= revision) return
    keepNow.current({ ...fromServer(stored), seconds: Math.max(stored.seconds, seconds) })
    setSaving({ state: 'saved', at: stored.saved_at })
  }, [stored])

  const saveNow = useRef(save)
  saveNow.current = save

  // After a pause in typing; `draft.text` restarts it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!draft.isUnsent || other) return
    const timer = setTimeout(() => void saveNow.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft.text, draft.isUnsent, other])

  // The last event that a page gets on phones.
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden' && latest.current.isUnsent && !isEnded.current) void saveNow.current()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      if (latest.current.isUnsent && !isEnded.current) void saveNow.current()
    }
  }, [])

  return {
    draft,
    saving,
    /** The person chooses before anything is saved. */
    other,
    write: (text: string) => keep({ ...latest.current, text, isUnsent: true, changedAt: Date.now() }),
    addSeconds: (seconds: number) => keep({ ...latest.current, seconds: latest.current.seconds + seconds }),
    save,
    latest: () => latest.current,
    takeStored,
    choose: (choice: 'mine' | 'other' | 'both') => {
      if (!other) return
      const base = { ...fromServer(other), seconds: Math.max(other.seconds, latest.current.seconds) }
      const text = { mine: latest.current.text, other: other.text, both: joined(other.text, latest.current.text) }[choice]
      setOther(undefined)
      keep({ ...base, text, isUnsent: text !== other.text })
      setSaving(text === other.text ? { state: 'saved', at: other.saved_at } : { state: 'unsaved' })
    },
    end: () => {
      isEnded.current = true
    },
  }
}
