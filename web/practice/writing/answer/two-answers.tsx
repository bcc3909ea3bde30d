import { type ReactNode, useState } from 'react'
import * as m from '#messages/practice/writing/answer.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { useIsPhone } from '#web/ui/use-is-phone.ts'
import type { Answer } from '../api.ts'
import { minutesText } from '../desk/clock-words.ts'
import type { ShownAnswer } from './answer-in.ts'
import { OwnAnswer } from './own-answer.tsx'
import { isOnlyRead } from './score-text.ts'

interface TwoAnswersProps {
  answer: ShownAnswer
  modelAnswer: (answer: ShownAnswer) => ReactNode
  /** For the third tab of a phone. */
  feedback: ReactNode
  opensFeedback: boolean
}

/** Side by side, on a phone by tabs. */
export function TwoAnswers({ answer, modelAnswer, feedback, opensFeedback }: TwoAnswersProps) {
  const [open, setOpen] = useState(opensFeedback ? 'feedback' : hasPhotosOnly(answer) ? 'own' : 'model')
  const isPhone = useIsPhone()
  const isEmpty = answer.text.trim() === '' && answer.photos.length === 0
  const model = <Model isAlone={isEmpty}>{modelAnswer(answer)}</Model>
  const own = <Own answer={answer} />
  if (isEmpty)
    return (
      <div className="mt-4 space-y-4">
        <p className="text-quiet">{lengthText(answer)}</p>
        {model}
      </div>
    )
  if (!isPhone)
    return (
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        {own}
        {model}
      </div>
    )
  const tabs = [
    { id: 'model', label: m.modelAnswer, panel: model },
    { id: 'own', label: m.yourAnswer, panel: own },
    ...(feedback ? [{ id: 'feedback', label: m.aiFeedback, panel: feedback }] : []),
  ]
  return (
    <div className="mt-4">
      <Tabs label={m.answers} tabs={tabs} open={tabs.some(({ id }) => id === open) ? open : 'model'} onOpen={setOpen} />
    </div>
  )
}

const hasPhotosOnly = ({ text, photos }: Answer) => text.trim() === '' && photos.length > 0

const PANEL = 'min-w-0 space-y-4 md:rounded-card md:border md:border-line md:bg-surface md:p-4'
const HEADING = 'text-lg font-semibold'
/** On a phone its tab has the same words. */
const IN_TAB = `${HEADING} max-md:sr-only`

const Own = ({ answer }: { answer: Answer }) => (
  <section aria-labelledby="own-answer" className={PANEL}>
    <h2 id="own-answer" className={IN_TAB}>
      {m.yourAnswer}
    </h2>
    <p className="text-sm text-quiet">{lengthText(answer)}</p>
    <OwnAnswer answer={answer} />
  </section>
)

const Model = ({ isAlone, children }: { isAlone: boolean; children: ReactNode }) => (
  <section aria-labelledby="model-answer" className={PANEL}>
    <h2 id="model-answer" className={isAlone ? HEADING : IN_TAB}>
      {m.modelAnswer}
    </h2>
    <div className="font-serif leading-reading">{children}</div>
  </section>
)

function lengthText(answer: Answer): string {
  const { outcome, text, words, seconds, photos } = answer
  if (outcome === 'given_up')
    return isOnlyRead({ words, seconds, photos: photos.length }) ? m.openedModelFirst : m.openedModelInstead
  const time = minutesText(seconds)
  return text.trim() === '' ? m.handwrittenIn({ time }) : m.wordsIn({ words, time })
}
