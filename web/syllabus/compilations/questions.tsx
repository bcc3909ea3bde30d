import { ChevronDown, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Language } from '#contract/languages.ts'
import type { Compilation, CompiledQuestion } from '#contract/syllabus/compilations.ts'
import { TEXTS as COMPILATION_TEXTS } from '#messages/all/reading-language/compilation.ts'
import * as m from '#messages/syllabus/compilations.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { QUESTIONS_ID } from './places.ts'

interface QuestionsProps {
  compilation: Compilation
  language: Language
  test: ReactNode
}

export function Questions({ compilation: { questions, locked, question_count }, language, test }: QuestionsProps) {
  const texts = COMPILATION_TEXTS[language]
  if (question_count === 0) return null
  return (
    <>
      <section aria-labelledby={QUESTIONS_ID} className={`mt-12 ${locked.length > 0 ? 'print:hidden' : 'compilation-new-page'}`}>
        <Heading id={QUESTIONS_ID} language={language}>
          {texts.questions}
        </Heading>
        {test}
        {locked.length > 0 ? (
          <UpgradeCard questions={question_count} />
        ) : (
          <details className="mt-4">
            <summary
              lang={language}
              className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 rounded-control text-accent print:hidden"
            >
              {texts.showQuestions}
              <ChevronDown aria-hidden="true" className="size-5 shrink-0 fold-open:rotate-180" />
            </summary>
            <ol className="compilation-columns mt-4 list-decimal space-y-5 ps-6 marker:text-quiet">
              {questions.map((question) => (
                <Question key={question.question_id} question={question} />
              ))}
            </ol>
          </details>
        )}
      </section>
      {questions.length > 0 && <Key questions={questions} language={language} />}
    </>
  )
}

function Key({ questions, language }: { questions: readonly CompiledQuestion[]; language: Language }) {
  const texts = COMPILATION_TEXTS[language]
  return (
    <section aria-labelledby="key" className="compilation-new-page mt-6">
      <details>
        <summary className="flex cursor-pointer items-center justify-between gap-3 border-b-2 border-strong pb-2">
          <h2 id="key" lang={language} className="text-xl font-semibold">
            {texts.key}
          </h2>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180 print:hidden" />
        </summary>
        <ol className="compilation-columns mt-4 list-decimal space-y-3 ps-6 marker:text-quiet">
          {questions.map((question) => (
            <Answer key={question.question_id} question={question} />
          ))}
        </ol>
      </details>
    </section>
  )
}

function Heading({ id, language, children }: { id: string; language: Language; children: ReactNode }) {
  return (
    <h2
      id={id}
      lang={language}
      tabIndex={-1}
      className="scroll-mt-4 border-b-2 border-strong pb-2 text-xl font-semibold outline-none"
    >
      {children}
    </h2>
  )
}

const inOrder = (options: CompiledQuestion['options']) =>
  Object.entries(options).toSorted(([one], [other]) => one.localeCompare(other))

function Question({ question: { lang, question_text, options } }: { question: CompiledQuestion }) {
  return (
    <li lang={lang} className="compilation-whole reading-text ps-1 leading-reading wrap-anywhere">
      <p className="whitespace-pre-line">{question_text}</p>
      <ul className="mt-1 space-y-1">
        {inOrder(options).map(([letter, text]) => (
          <li key={letter} className="flex gap-2">
            <span className="font-semibold">{letter}</span>
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

function Answer({ question }: { question: CompiledQuestion }) {
  const { lang, correct_option, options, explanation, explanation_lang } = question
  return (
    <li className="compilation-whole reading-text ps-1 leading-reading wrap-anywhere">
      <p lang={lang} className="font-semibold">
        {correct_option}: {options[correct_option]}
      </p>
      <p lang={explanation_lang} className="whitespace-pre-line">
        {explanation}
      </p>
    </li>
  )
}

function UpgradeCard({ questions }: { questions: number }) {
  return (
    <div className="mt-4 rounded-card border border-line bg-surface p-5">
      <p className="flex items-center gap-2 font-semibold">
        <Lock aria-hidden="true" className="size-4 text-signal" />
        {m.questionsWithPro({ count: questions })}
      </p>
      <p className="mt-2 text-quiet">{m.aboutQuestions}</p>
      <Link to={paths.subscription} className={buttonStyle({ className: 'mt-4' })}>
        {m.upgrade}
      </Link>
    </div>
  )
}
