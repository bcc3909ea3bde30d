import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '#contract/amounts.ts'
import type { Language } from '#contract/languages.ts'
import { countWords } from '#contract/practice/word-count.ts'
import { MAX_ANSWER_CHARACTERS } from '#contract/practice/writing-rules.ts'
import * as m from '#messages/practice/writing/desk.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type AnswerSummary, type Draft, idOf, type WritingQuestion } from '../api.ts'
import { draftName, readDeviceDraft, startingDraft } from '../device-draft.ts'
import { Photos } from '../photos/photos.tsx'
import { Clock } from './clock.tsx'
import { GiveUpDialog } from './give-up-dialog.tsx'
import { PastAttempts } from './past-attempts.tsx'
import { QuestionHead } from './question-head.tsx'
import { SavingLine } from './saving-line.tsx'
import { TwoTexts } from './two-texts.tsx'
import { useDeskClock } from './use-desk-clock.ts'
import { useDraftSync } from './use-draft-sync.ts'
import { useFinish } from './use-finish.ts'

interface DeskProps {
  question: WritingQuestion
  language: Language
  /** The server's. */
  draft: Draft | null
  attempts: readonly AnswerSummary[]
}

export function Desk({ question, language, draft: stored, attempts }: DeskProps) {
  const name = draftName(idOf(question))
  const [start] = useState(() =>
    startingDraft(
      readDeviceDraft(name),
      stored,
      attempts.map(({ answer_id }) => answer_id),
    ),
  )
  const { busy, failure, finish, finished } = useFinish(name)
  const sync = useDraftSync(name, start, stored, finished)
  const seconds = useDeskClock(start.draft.seconds, sync.addSeconds)
  const [isGivingUp, setGivingUp] = useState(false)
  const [seen, setSeen] = useState(stored)
  const { draft, other } = sync
  const choose = (choice: Parameters<typeof sync.choose>[0]) => {
    if (other) setSeen(other)
    sync.choose(choice)
  }
  return (
    <>
      <QuestionHead question={question} language={language} />
      <PastAttempts attempts={attempts} />
      {other && <TwoTexts other={other} onChoose={choose} />}
      <AnswerField
        text={draft.text}
        onChange={sync.write}
        aim={question.words}
        clock={<Clock seconds={seconds} minutes={question.minutes} />}
        saving={<SavingLine saving={sync.saving} />}
      />
      <Photos
        key={draft.answerId}
        answerId={draft.answerId}
        stored={seen?.answer_id === draft.answerId ? seen.photos : []}
        isBegun={draft.revision > 0}
        begin={sync.save}
      />
      {failure && (
        <Notice tone="error" className="mt-4">
          {failure}
        </Notice>
      )}
      <div className="desk-acts mt-6">
        <div className="desk-submit">
          {other && <p className="mb-2 text-sm font-medium text-signal">{m.chooseText}</p>}
          <Button busy={busy === 'submit'} disabled={!!other} onClick={() => finish('submit', sync)} className="max-sm:w-full">
            {m.submitAndCompare}
          </Button>
        </div>
        <Button variant="ghost" disabled={!!other} onClick={() => setGivingUp(true)} className="mt-3 max-sm:w-full">
          {m.showModelAnswer}
        </Button>
      </div>
      {isGivingUp && (
        <GiveUpDialog
          isBusy={busy === 'giveUp'}
          onClose={() => setGivingUp(false)}
          onGiveUp={() => finish('giveUp', sync).finally(() => setGivingUp(false))}
        />
      )}
    </>
  )
}

interface AnswerFieldProps {
  text: string
  onChange: (text: string) => void
  aim: number
  clock: ReactNode
  saving: ReactNode
}

function AnswerField({ text, onChange, aim, clock, saving }: AnswerFieldProps) {
  const id = useId()
  return (
    <div className="mt-6">
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4">
        <label htmlFor={id} className="font-medium">
          {m.yourAnswer}
        </label>
        {clock}
      </div>
      <TextArea
        id={id}
        lang={scriptLanguage(text)}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        maxLength={MAX_ANSWER_CHARACTERS}
        rows={14}
        className="field-sizing-content min-h-84"
        aria-describedby={`${id}-words`}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-4">
        <p id={`${id}-words`} className="text-sm text-quiet tabular-nums">
          {m.wordCount({ count: countWords(text), aim: formatNumber(aim) })}
        </p>
        {saving}
      </div>
    </div>
  )
}
