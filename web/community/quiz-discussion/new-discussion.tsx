import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DISCUSSION_TYPES, type Discussion, type DiscussionType } from '#contract/community/quiz-discussion.ts'
import * as m from '#messages/community/quiz-discussion.ts'
import { useDraft } from '#web/platform/storage/use-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import { postDiscussion } from './api.ts'
import { TYPE_LABELS } from './labels.ts'
import { TextForm } from './text-form.tsx'
import { useAsyncAction } from './use-async-action.ts'

interface NewDiscussionProps {
  quizId: string
  totalQuestions: number
  /** A reply is being written. */
  isSecond: boolean
  onPosted: (made: Discussion) => void
}

/** Posting clears only the text of the draft. */
export function NewDiscussion({ quizId, totalQuestions, isSecond, onPosted }: NewDiscussionProps) {
  const draft = useNewDiscussion(quizId)
  const { question, type, content } = draft.values
  // On a phone the discussions come first.
  const [isOpen, setOpen] = useState(content !== '')
  const isFolded = useIsPhone() && !isOpen
  const number = Math.min(Math.max(Math.trunc(Number(question)) || 1, 1), totalQuestions)
  useQuestionParam(totalQuestions, (asked) => {
    draft.choose('question', String(asked))
    setOpen(true)
  })

  const sending = useAsyncAction(
    () => {
      draft.markTried()
      const body = { question_number: number, discussion_type: type as DiscussionType, content, client_key: draft.clientKey }
      return postDiscussion(quizId, body)
    },
    (made) => {
      draft.clear()
      onPosted(made)
    },
    m.discussionFailed,
  )

  if (isFolded)
    return (
      <Button variant={isSecond ? 'outline' : 'default'} className="w-full" onClick={() => setOpen(true)}>
        {m.startDiscussion}
      </Button>
    )
  return (
    <Card title={m.startDiscussion}>
      <TextForm
        label={m.yourDiscussion}
        showsLabel
        placeholder={m.placeholder}
        rows={4}
        text={content}
        onText={(text) => draft.set('content', text)}
        onSend={sending.start}
        sendLabel={m.postDiscussion}
        isBusy={sending.isBusy}
        error={sending.error}
      >
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
          <Field label={m.questionNumber}>
            <Select value={number} disabled={sending.isBusy} onChange={({ target }) => draft.choose('question', target.value)}>
              {Array.from({ length: totalQuestions }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: questions are known by their numbers
                <option key={place} value={place + 1}>
                  {m.question({ number: place + 1 })}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={m.discussionType}>
            <Select value={type} disabled={sending.isBusy} onChange={({ target }) => draft.choose('type', target.value)}>
              {DISCUSSION_TYPES.map((one) => (
                <option key={one} value={one}>
                  {TYPE_LABELS[one]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </TextForm>
    </Card>
  )
}

function useNewDiscussion(quizId: string) {
  const [chosen, setChosen] = useState({ question: '1', type: DISCUSSION_TYPES[0] as string })
  const draft = useDraft(`quiz-discussion/${quizId}`, { ...chosen, content: '' })
  const type = (DISCUSSION_TYPES as readonly string[]).includes(draft.values.type) ? draft.values.type : DISCUSSION_TYPES[0]
  return {
    ...draft,
    values: { ...draft.values, type },
    choose: (field: 'question' | 'type', value: string) => {
      setChosen({ question: draft.values.question, type, [field]: value })
      draft.set(field, value)
    },
  }
}

/** Removed from the URL, so that a reload does not select it again. */
function useQuestionParam(totalQuestions: number, choose: (number: number) => void) {
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('question') ?? 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new URL selects again
  useEffect(() => {
    if (!params.has('question')) return
    if (Number.isInteger(asked) && asked >= 1 && asked <= totalQuestions) choose(asked)
    setParams(
      (now) => {
        now.delete('question')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [asked])
}
