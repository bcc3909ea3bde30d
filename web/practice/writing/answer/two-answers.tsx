import { type ReactNode, useState } from 'react'
import { Tabs } from '#web/ui/tabs.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import type { Answer } from '../api.ts'
import { minutesText } from '../desk/clock-words.ts'
import { OwnAnswer } from './own-answer.tsx'

interface TwoAnswersProps {
  answer: Answer
  modelAnswer: (answer: Answer) => ReactNode
}

/** Side by side, on a phone by tabs. */
export function TwoAnswers({ answer, modelAnswer }: TwoAnswersProps) {
  const [open, setOpen] = useState('model')
  const own = <Own answer={answer} />
  const model = <Model>{modelAnswer(answer)}</Model>
  if (useIsPhone())
    return (
      <div className="mt-4">
        <Tabs
          label="Answers"
          tabs={[
            { id: 'model', label: 'Model answer', panel: model },
            { id: 'own', label: 'Your answer', panel: own },
          ]}
          open={open}
          onOpen={setOpen}
        />
      </div>
    )
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      {own}
      {model}
    </div>
  )
}

const PANEL = 'min-w-0 space-y-4 md:rounded-card md:border md:border-line md:bg-surface md:p-4'
/** On a phone its tab has the same words. */
const HEADING = 'text-lg font-semibold max-md:sr-only'

const Own = ({ answer }: { answer: Answer }) => (
  <section aria-labelledby="own-answer" className={PANEL}>
    <h2 id="own-answer" className={HEADING}>
      Your answer
    </h2>
    <p className="text-sm text-quiet">{lengthText(answer)}</p>
    <OwnAnswer answer={answer} />
  </section>
)

const Model = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="model-answer" className={PANEL}>
    <h2 id="model-answer" className={HEADING}>
      Model answer
    </h2>
    <div lang="en" className="font-serif leading-reading">
      {children}
    </div>
  </section>
)

function lengthText({ outcome, text, words, seconds }: Answer): string {
  if (outcome === 'given_up') return 'Not submitted: you gave up'
  return `${text.trim() === '' ? 'Written by hand' : `${words} words`} in ${minutesText(seconds)}`
}
