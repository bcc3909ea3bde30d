import type { Question } from '#contract/practice/question.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { stemLines } from './stem-lines.ts'
import { Unbroken } from './unbroken.tsx'

interface StemProps {
  /** Or a translation. */
  question: Pick<Question, 'question_text'>
  id?: string
}

export function Stem({ question, id }: StemProps) {
  return (
    <div
      id={id}
      lang={scriptLanguage(question.question_text)}
      className="space-y-2 font-serif text-lg leading-reading font-medium wrap-anywhere max-sm:space-y-1 max-sm:text-base max-sm:leading-normal"
    >
      {stemLines(question.question_text).map(({ mark, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <p key={place} className={mark && LOOKS[isShort(mark) ? 'numbered' : 'named']}>
          {mark &&
            (isShort(mark) ? (
              <span>{mark} </span>
            ) : (
              <span className="font-semibold">
                <Unbroken text={`${mark} `} />
              </span>
            ))}
          <span>
            <Unbroken text={text} />
          </span>
        </p>
      ))}
    </div>
  )
}

const isShort = (mark: string) => mark.length <= 5

const LOOKS = {
  numbered: 'grid grid-cols-[2rem_minmax(0,1fr)] ps-1 font-normal',
  named: 'border-s-2 border-line ps-3 font-normal',
}
