import { Link } from 'react-router'
import * as m from '#messages/practice/writing/home.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { type TitleInLanguage, useTitleIn } from '#web/reading/shared/title-in.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PaperTag } from '#web/ui/paper-tag.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { questionTitle } from '../question-title.ts'
import { directiveName } from './answer-words.ts'
import type { WritingQuestion } from './queries.ts'

export function NextQuestions({ questions }: { questions: readonly WritingQuestion[] }) {
  return (
    <section aria-labelledby="next-questions">
      <h2 id="next-questions" className="mb-3 text-lg font-semibold">
        {m.toWriteNext}
      </h2>
      {questions.length === 0 ? <NoQuestions /> : <Questions questions={questions} />}
    </section>
  )
}

const NoQuestions = () => (
  <>
    <p className="mb-3 text-quiet">{m.noQuestions}</p>
    <Link to={paths.dashboard} className={buttonStyle({ variant: 'outline' })}>
      {m.findArticle}
    </Link>
  </>
)

function Questions({ questions }: { questions: readonly WritingQuestion[] }) {
  const titleIn = useTitleIn()
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {questions.map(({ article_id, question_key, text, marks, words, minutes, directive, paper, article_title, article }) => (
        <li key={article_id + question_key}>
          <Link
            to={paths.writeAnswer(article_id, question_key)}
            className="block px-4 py-3 text-ink no-underline hover:bg-sunken"
          >
            <span lang={scriptLanguage(text)} className="line-clamp-3 leading-snug font-medium wrap-anywhere">
              {questionTitle(text)}
            </span>
            <span className="mt-1 block">
              <QuietLine>
                <PaperTag paper={paper} />
                {directive && directiveName(directive)}
                {m.facts({ marks, words, minutes })}
                <Title {...titleIn(article ?? { title: article_title })} />
              </QuietLine>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Title = ({ lang, value }: TitleInLanguage) => (
  <span lang={lang} className="line-clamp-1">
    {value}
  </span>
)
