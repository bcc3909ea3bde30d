import { type FormEvent, useId, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import type { DailyQuestions } from '#contract/practice/daily-questions.ts'
import { textsIn } from '#contract/practice/question-languages.ts'
import * as m from '#messages/practice/daily-questions.ts'
import { failureText } from '#web/platform/http/call.ts'
import { OptionList } from '#web/practice/quizzes/option-list.tsx'
import { Stem } from '#web/practice/quizzes/stem.tsx'
import { EnglishBeneath, useWithEnglish, WithEnglish } from '#web/reading/shared/with-english.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { useAnswerQuestions } from './api.ts'

type Question = DailyQuestions['questions'][number]

interface QuestionFormProps {
  today: DailyQuestions
  language: Language
}

export function QuestionForm({ today: { publication_date, questions }, language }: QuestionFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const answer = useAnswerQuestions(publication_date)
  const isComplete = questions.every(({ question_id }) => chosen[question_id])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete) answer.mutate(chosen)
  }
  const isWithEnglish = useWithEnglish()
  const isTranslated = (question: Question) => language !== 'en' && question.translated?.[language] !== undefined
  return (
    <form onSubmit={onSubmit} className="space-y-8">
      {questions.some(isTranslated) && <WithEnglish language={language} />}
      {questions.map((question) => (
        <QuestionField
          key={question.question_id}
          original={isWithEnglish && isTranslated(question) ? question : undefined}
          question={textsIn(question, question.translated, language)}
          chosen={chosen[question.question_id]}
          onChoose={(letter) => setChosen({ ...chosen, [question.question_id]: letter })}
        />
      ))}
      {answer.error && <Notice tone="error">{failureText(answer.error, m.notSaved)}</Notice>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={answer.isPending} disabled={!isComplete}>
          {m.seeAnswers}
        </Button>
        <p className="text-sm text-quiet">{m.firstAnswersCount}</p>
      </div>
    </form>
  )
}

interface QuestionFieldProps {
  question: Question
  /** In English, to stand beneath. */
  original: Question | undefined
  chosen: string | undefined
  onChoose: (letter: string) => void
}

function QuestionField({ question, original, chosen, onChoose }: QuestionFieldProps) {
  const stemId = useId()
  return (
    <div className="space-y-4">
      <div id={stemId}>
        <Stem question={question} />
        <EnglishBeneath>{original && <Stem question={original} />}</EnglishBeneath>
      </div>
      <OptionList
        question={question}
        chosen={chosen}
        labelledBy={stemId}
        second={original && { lang: 'en', options: original.options }}
        onChoose={onChoose}
      />
    </div>
  )
}
