import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { writing } from '#contract/practice/writing.ts'
import * as m from '#messages/practice/writing/desk.ts'
import { call, failureText, isUnreachable } from '#web/platform/http/call.ts'
import { paths } from '#web/platform/paths.ts'
import { type Answer, writtenAnswer } from '../api.ts'
import { deleteDeviceDraft } from '../device-draft.ts'
import { cancelDraft, writtenOf } from '../send-draft.ts'
import type { useDraftSync } from './use-draft-sync.ts'

/** Keeps the text until the server has it. */
export function useFinish(name: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [busy, setBusy] = useState<'submit' | 'giveUp'>()
  const [failure, setFailure] = useState<string>()

  const finished = (answer: Answer) => {
    cancelDraft(name)
    deleteDeviceDraft(name)
    queries.setQueryData(writtenAnswer(answer.answer_id).queryKey, answer)
    for (const part of ['history', 'figures', 'drafts', 'next']) queries.invalidateQueries({ queryKey: ['writing', part] })
    navigate(paths.writtenAnswer(answer.answer_id), { replace: true })
  }

  const finish = async (how: 'submit' | 'giveUp', sync: ReturnType<typeof useDraftSync>) => {
    setBusy(how)
    setFailure(undefined)
    const draft = sync.latest()
    try {
      const { data } = await call(writing[how], { params: { answerId: draft.answerId }, body: writtenOf(name, draft) })
      sync.end()
      finished(data)
    } catch (error) {
      // The same text at a newer revision: a reply was lost.
      if (await sync.takeStored(error, draft)) return finish(how, sync)
      setFailure(isUnreachable(error) ? m.offline : failureText(error, m.notSubmitted))
    } finally {
      setBusy(undefined)
    }
  }

  return { busy, failure, finish, finished }
}
