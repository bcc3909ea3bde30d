import { Link } from 'react-router'
import type { Draft } from '#contract/practice/writing.ts'
import * as m from '#messages/practice/writing/home.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { timeTaken } from '#web/platform/time/durations.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { questionTitle } from '../question-title.ts'
import { lengthText } from './answer-words.ts'
import type { WritingQuestion } from './queries.ts'

interface DraftsProps {
  drafts: readonly { question: WritingQuestion; draft: Draft }[]
}

export function Drafts({ drafts }: DraftsProps) {
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className="mb-3 text-lg font-semibold">
        {m.beingWritten}
      </h2>
      <ul className="space-y-3">
        {drafts.map(({ question, draft }, place) => (
          <li
            key={draft.answer_id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-signal bg-surface p-4"
          >
            <div className="min-w-0 sm:flex-1">
              <h3 lang={scriptLanguage(question.text)} className="line-clamp-3 leading-snug font-medium wrap-anywhere">
                {questionTitle(question.text)}
              </h3>
              <div className="mt-1">
                <QuietLine>
                  {m.marks({ marks: question.marks })}
                  {lengthText(draft.words, draft.photos.length, question.words)}
                  {timeTaken(draft.seconds)}
                  {m.savedAt({ time: formatInstant(draft.saved_at) })}
                </QuietLine>
              </div>
            </div>
            <Link
              to={paths.writeAnswer(question.article_id, question.question_key)}
              aria-label={m.continueQuestion({ question: questionTitle(question.text) })}
              className={buttonStyle({ variant: place === 0 ? 'default' : 'outline', className: 'max-sm:w-full' })}
            >
              {m.continueWriting}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
