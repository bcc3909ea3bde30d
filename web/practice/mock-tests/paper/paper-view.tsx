import { useState } from 'react'
import type { MockAnswer } from '#contract/practice/mock-attempts.ts'
import * as m from '#messages/practice/mock-tests/paper.ts'
import type { Delivery } from '#web/platform/offline/outbox-state.ts'
import type { QuizInLanguages } from '#web/practice/quizzes/quiz-player.tsx'
import { useStepFocus } from '#web/practice/quizzes/use-step-focus.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { countsOf, placeToGoOn } from '../answers.ts'
import type { OpenAttempt } from '../attempt-query.ts'
import { type Change, giveAnswer, submitAttempt } from '../send-answers.ts'
import { testTitle } from '../test-title.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { Legend, Palette } from './palette.tsx'
import { LeaveDialog, SubmitDialog } from './paper-dialogs.tsx'
import { PaperHead } from './paper-head.tsx'
import type { PaperKey } from './paper-keys.ts'
import { Question } from './question.tsx'
import { TimeAnnouncer } from './time-announcer.tsx'
import { usePaperKeys } from './use-paper-keys.ts'
import { useTimeOnScreen } from './use-time-on-screen.ts'

interface PaperViewProps {
  attempt: OpenAttempt
  answers: ReadonlyMap<string, MockAnswer>
  delivery: Delivery | undefined
  leftMs: number
  inLanguages: QuizInLanguages
}

type Window = 'palette' | 'help' | 'submit' | 'leave'

export function PaperView({ attempt, answers, delivery, leftMs, inLanguages }: PaperViewProps) {
  const { attempt_id, questions } = attempt
  const ids = questions.map(({ question_id }) => question_id)
  const [{ place, step }, setPlace] = useState(() => ({ place: placeToGoOn(ids, answers), step: 0 }))
  const [open, setOpen] = useState<Window>()
  const heading = useStepFocus(step)
  const question = questions[Math.min(place, questions.length - 1)]
  const givenMs = Math.max(0, Date.parse(attempt.ends_at) - Date.parse(attempt.started_at) - leftMs)
  const takeSeconds = useTimeOnScreen(question?.question_id ?? '', (id, seconds) =>
    giveAnswer(attempt_id, id, {}, { seconds, givenMs }),
  )
  const goTo = (next: number) => {
    if (next < 0 || next >= questions.length) return
    setOpen(undefined)
    setPlace((now) => ({ place: next, step: now.step + 1 }))
  }
  const change = (what: Change) =>
    question && giveAnswer(attempt_id, question.question_id, what, { seconds: takeSeconds(), givenMs })
  const submit = () => {
    change({})
    submitAttempt(attempt_id)
  }
  const toggle = (name: Window) => setOpen((now) => (now === name ? undefined : name))
  const answer = question && answers.get(question.question_id)
  const act = (key: PaperKey) => {
    if (key.kind === 'choose') change({ option: key.letter })
    else if (key.kind === 'flag') change({ is_flagged: !answer?.is_flagged })
    else if (key.kind === 'palette' || key.kind === 'help') toggle(key.kind)
    else goTo(place + (key.kind === 'next' ? 1 : -1))
  }
  usePaperKeys(Object.keys(question?.options ?? {}), act)
  if (!question) return null
  const counts = countsOf(ids, answers)
  const windowOf = (name: Window) => ({ open: open === name, onOpenChange: (is: boolean) => setOpen(is ? name : undefined) })
  const palette = { questionIds: ids, answers, place, onOpen: goTo }

  return (
    <div className="flex flex-1 flex-col">
      <PaperHead
        title={testTitle(attempt.title)}
        leftMs={leftMs}
        delivery={delivery}
        onLeave={() => setOpen('leave')}
        onSubmit={() => setOpen('submit')}
      />
      <TimeAnnouncer leftMs={leftMs} />
      {delivery?.state === 'refused' && (
        <Notice tone="warning" className="mt-3">
          {delivery.message}
        </Notice>
      )}
      <div className="mock-paper mt-4">
        <div className="flex flex-1 flex-col gap-6">
          {inLanguages.choice}
          <Question
            question={question}
            number={place + 1}
            total={questions.length}
            answer={answer}
            inLanguages={inLanguages}
            heading={heading}
            onChange={change}
          />
          <div className="mock-steps">
            <Button variant="outline" disabled={place === 0} onClick={() => goTo(place - 1)}>
              {m.previous}
            </Button>
            <Button variant="outline" className="mock-all tabular-nums" onClick={() => setOpen('palette')}>
              {m.allQuestions({ ...counts, more: (text) => <span className="sr-only">{text}</span> })}
            </Button>
            {place === questions.length - 1 ? (
              <Button onClick={() => setOpen('submit')}>{m.submit}</Button>
            ) : (
              <Button onClick={() => goTo(place + 1)}>{m.next}</Button>
            )}
          </div>
          <p className="hidden text-sm text-quiet sm:pointer-fine:block">
            {m.keys({
              button: (text) => (
                <Button variant="link" size="sm" className="px-0!" onClick={() => setOpen('help')}>
                  {text}
                </Button>
              ),
            })}
          </p>
        </div>
        <aside aria-label={m.questions} className="mock-aside space-y-4">
          <Palette {...palette} />
          <Legend counts={counts} />
        </aside>
      </div>
      <Dialog {...windowOf('palette')} title={m.questions} focusOnClose={() => heading.current}>
        <div data-opened-by="palette" className="space-y-4">
          <Legend counts={counts} />
          <Palette {...palette} focusesOpen />
        </div>
      </Dialog>
      <SubmitDialog {...windowOf('submit')} counts={counts} onSubmit={submit} />
      <LeaveDialog {...windowOf('leave')} />
      <KeysDialog {...windowOf('help')} focusOnClose={() => heading.current} />
    </div>
  )
}
