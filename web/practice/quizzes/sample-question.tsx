import { useId } from 'react'
import type { Question } from '#contract/practice/question.ts'
import { unescapeNewlines } from '#contract/reading/analysis.ts'
import type { QuestionLabels } from '#contract/site/public-copy.ts'
import { OptionList } from './option-list.tsx'
import { Stem } from './stem.tsx'

/** CSS shows the verdict, without JavaScript. */
export function SampleQuestion({ question, labels }: { question: Question; labels: QuestionLabels }) {
  const stemId = useId()
  const withOption = (label: string) => label.replace('{option}', question.correct_option)
  const { right, wrong } = VERDICTS[question.correct_option] ?? VERDICTS.A
  return (
    <div className="group/try space-y-5">
      <Stem id={stemId} question={question} />
      <OptionList question={question} chosen={undefined} labelledBy={stemId} onChoose={() => {}} />
      <div role="status" className="font-medium">
        <p className={`hidden text-good ${right}`}>{withOption(labels.right)}</p>
        <p className={`hidden text-danger ${wrong}`}>{labels.wrong}</p>
      </div>
      <details className="border-t border-line pt-1">
        <summary className="flex min-h-11 items-center font-medium text-accent underline underline-offset-4">
          {labels.show}
        </summary>
        <p className="mt-1 font-semibold">{withOption(labels.answer)}</p>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{unescapeNewlines(question.explanation)}</p>
      </details>
    </div>
  )
}

interface Verdict {
  right: string
  wrong: string
}

/** Tailwind finds only complete class names. */
const VERDICTS: Record<string, Verdict> & { A: Verdict } = {
  A: { right: 'group-has-[[value=A]:checked]/try:block', wrong: 'group-has-[:checked:not([value=A])]/try:block' },
  B: { right: 'group-has-[[value=B]:checked]/try:block', wrong: 'group-has-[:checked:not([value=B])]/try:block' },
  C: { right: 'group-has-[[value=C]:checked]/try:block', wrong: 'group-has-[:checked:not([value=C])]/try:block' },
  D: { right: 'group-has-[[value=D]:checked]/try:block', wrong: 'group-has-[:checked:not([value=D])]/try:block' },
}
