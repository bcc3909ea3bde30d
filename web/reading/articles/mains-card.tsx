import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { textsIn } from '#contract/practice/question-languages.ts'
import { type TermFinder, termFinder } from '#contract/reading/article-text/key-terms.ts'
import type { KeyTerm, MainsAnswer } from '#contract/reading/articles.ts'
import type { Source } from '#contract/reading/provenance.ts'
import { withSources } from '#contract/reading/provenance-rules.ts'
import { paths } from '#web/platform/paths.ts'
import { ControlWord, useControlLanguage } from '#web/platform/text/control-word.tsx'
import type { Localised } from '#web/reading/article-languages/in-language.ts'
import { Sketch } from '#web/reading/figures/sketch.tsx'
import { ValueBox } from '#web/reading/provenance/value-box.tsx'
import { EnglishBeneath, useWithEnglish } from '#web/reading/shared/with-english.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Markup } from './markup.tsx'
import { Words } from './words.tsx'

interface MainsCardProps {
  articleId: string
  mains: MainsAnswer
  sources: readonly Source[]
  terms: Localised<KeyTerm[]>
  /** Of the terms. */
  find: TermFinder
}

export function MainsCard({ articleId, mains, sources, terms, find }: MainsCardProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const lang = useControlLanguage()
  const isWithEnglish = useWithEnglish()
  const shown = textsIn({ question: mains.question, answer: mains.answer }, mains.translated, lang)
  const sketch = mains.sketch && { figure: mains.sketch, source: sources[mains.sketch.source ?? -1] }
  const english = isWithEnglish && shown.lang !== 'en' ? mains : undefined
  const toggle = () => {
    setOpen(!isOpen)
    if (!isOpen && mains.question_key) recordReading(articleId, mains.question_key)
  }
  return (
    <li className="rounded-card border border-line bg-surface">
      <div className="p-4">
        <h4
          id={`${id}-question`}
          lang={shown.lang}
          className="reading-text font-serif text-lg leading-snug font-semibold wrap-anywhere"
        >
          <Words text={shown.question} lang={shown.lang} />
        </h4>
        <EnglishBeneath className="reading-text mt-2 font-serif leading-snug wrap-anywhere">{english?.question}</EnglishBeneath>
        <div className="mt-3 flex flex-wrap gap-2">
          {mains.question_key && (
            <Link to={paths.writeAnswer(articleId, mains.question_key)} className={buttonStyle({ className: 'max-sm:grow' })}>
              <ControlWord>Write this answer</ControlWord>
            </Link>
          )}
          <Button
            id={`${id}-show`}
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-answer` : undefined}
            aria-labelledby={`${id}-show ${id}-question`}
            onClick={toggle}
          >
            <ControlWord>{isOpen ? 'Hide the model answer' : 'Show the model answer'}</ControlWord>
            <ChevronDown aria-hidden="true" className={`size-4 motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </Button>
        </div>
      </div>
      {isOpen && (
        <div id={`${id}-answer`} className="reading-text border-t border-line p-4 font-serif leading-reading">
          <div lang={shown.lang}>
            <Markup text={shown.answer} find={shown.lang === terms.lang ? find : unmarked} heading="h5" lang={shown.lang} />
          </div>
          <EnglishBeneath>{english && <Markup text={english.answer} find={unmarked} heading="h5" />}</EnglishBeneath>
          <ValueBox values={withSources(mains.value_box, sources)} lang={lang} />
          {sketch && <Sketch sketch={sketch} lang={lang} />}
        </div>
      )}
    </li>
  )
}

const unmarked = termFinder([])

/** Nothing waits for it. */
const recordReading = (articleId: string, questionKey: string) =>
  import('#web/practice/writing/api.ts').then(({ recordReading }) => recordReading(articleId, questionKey)).catch(() => undefined)
