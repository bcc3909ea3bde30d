import { useId, useState } from 'react'
import { byLanguage, LANGUAGE_NAMES, LANGUAGES, type Language } from '#contract/languages.ts'
import type { ExamDate } from '#contract/reading/exam-dates.ts'
import type { StudyPlan } from '#contract/reading/study-plan-rules.ts'
import * as m from '#messages/reading/study-plan.ts'
import { failureText } from '#web/platform/http/call.ts'
import { hasChosenLanguage, useReadingLanguage } from '#web/reading/shared/use-reading-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useSavePlan } from './api.ts'
import { type ExamChoice, examChoices } from './exam-choices.ts'

const ALL = byLanguage(() => true)
const LINK = 'min-h-11 text-accent underline underline-offset-4'
const MINUTES = [15, 30, 45, 60]

interface Question {
  title: string
  choices: { text: string; lang?: Language; choose: () => Partial<StudyPlan> }[]
}

/** Asked once: finishing or skipping saves the plan. */
export function FirstVisit({ today, examDates }: { today: string; examDates: readonly ExamDate[] }) {
  const titleId = useId()
  const { choose } = useReadingLanguage(ALL)
  const [place, setPlace] = useState(0)
  const [answers, setAnswers] = useState<Partial<StudyPlan>>({})
  const save = useSavePlan()
  const [asksLanguage] = useState(() => !hasChosenLanguage())
  const questions = questionsFor(examChoices(today, examDates), choose).slice(asksLanguage ? 0 : 1)
  const question = questions[place] as Question

  const goOn = (changes: Partial<StudyPlan>) => {
    const all = { ...answers, ...changes }
    setAnswers(all)
    if (place + 1 < questions.length) setPlace(place + 1)
    else save.mutate(all)
  }
  return (
    <section aria-labelledby={titleId}>
      <div className="flex items-start justify-between gap-3">
        <h2 id={titleId} aria-live="polite" className="font-semibold">
          {question.title}
        </h2>
        <p className="shrink-0 text-sm text-quiet">{m.placeOf({ place: place + 1, total: questions.length })}</p>
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {question.choices.map(({ text, lang, choose }) => (
          <li key={text}>
            <Button
              variant="outline"
              lang={lang}
              className={lang && 'font-native'}
              disabled={save.isPending}
              onClick={() => goOn(choose())}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
      {save.error && <Notice tone="error">{failureText(save.error, m.answersNotSaved)}</Notice>}
      <div className="mt-2 -mb-2 flex flex-wrap justify-between gap-x-4">
        <button type="button" className={LINK} disabled={save.isPending} onClick={() => goOn({})}>
          {m.skipQuestion}
        </button>
        <button type="button" className={LINK} disabled={save.isPending} onClick={() => save.mutate(answers)}>
          {m.skipAll}
        </button>
      </div>
    </section>
  )
}

/** The language first. */
const questionsFor = (exams: readonly ExamChoice[], chooseLanguage: (lang: Language) => void): Question[] => [
  {
    title: m.whichLanguage,
    choices: LANGUAGES.map((lang) => ({
      text: LANGUAGE_NAMES[lang],
      lang,
      choose: () => {
        chooseLanguage(lang)
        return {}
      },
    })),
  },
  {
    title: m.whichExam,
    choices: exams.map(({ text, exam, exam_year }) => ({ text, choose: () => ({ exam, exam_year }) })),
  },
  {
    title: m.howManyMinutes,
    choices: MINUTES.map((amount) => ({
      text: m.minutesShort({ minutes: amount }),
      choose: () => ({ goal: { kind: 'minutes' as const, amount } }),
    })),
  },
  {
    title: m.beginWithWhat,
    choices: [
      { text: m.articlesOfDay, choose: () => ({ begin_with: 'articles' as const }) },
      { text: m.questionsOfDay, choose: () => ({ begin_with: 'questions' as const }) },
    ],
  },
]
