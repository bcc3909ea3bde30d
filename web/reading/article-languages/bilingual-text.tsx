import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { type MarkedBlock, markParts } from '#contract/reading/article-text/first-mentions.ts'
import type { TermFinder } from '#contract/reading/article-text/key-terms.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as bilingual from '#messages/reading/article-languages/bilingual.ts'
import * as m from '#messages/reading/article-languages.ts'
import { Blocks } from '#web/reading/articles/markup.tsx'
import { pairParagraphs } from './paragraph-pairs.ts'

interface BilingualTextProps {
  text: string
  lang: Language
  english: string
  /** Indexes of English paragraphs. */
  untranslated: number[]
  find: TermFinder
  /** For highlights: each language is a text of its own. */
  part: string
}

/** By paragraph: beside each other, with more room for the longer translation; on phones behind a button. */
export function BilingualText({ text, lang, english, untranslated, find, part }: BilingualTextProps) {
  const pairs = useMemo(() => {
    const all = pairParagraphs(english, text, untranslated)
    const marked = markParts(
      all.map(({ translated }) => translated ?? ''),
      find,
    )
    const plain = markParts(
      all.map((pair) => pair.english),
      nothingFound,
    )
    return all.map(({ translated }, index) => ({
      english: plain[index] ?? [],
      translated: translated === null ? null : (marked[index] ?? []),
    }))
  }, [text, english, untranslated, find])

  return pairs.map((pair, index) =>
    pair.translated === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids, and the text only changes as a whole
      <div key={index} lang="en" data-part={part} className="my-4 border-s-2 border-line ps-4">
        <p data-not-text="" lang={LANGUAGE} className="font-sans text-sm text-quiet">
          {m.shownInEnglish}
        </p>
        <Blocks blocks={pair.english} heading="h3" />
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Couple key={index} translated={pair.translated} english={pair.english} lang={lang} index={index + 1} part={part} />
    ),
  )
}

const nothingFound: TermFinder = (text) => [{ text }]

interface CoupleProps {
  translated: MarkedBlock[]
  english: MarkedBlock[]
  lang: Language
  /** From 1. */
  index: number
  part: string
}

function Couple({ translated, english, lang, index, part }: CoupleProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="my-(--reading-gap) first:mt-0 xl:grid xl:grid-cols-[3fr_2fr] xl:gap-x-8">
      <div lang={lang} data-part={part}>
        <Blocks blocks={translated} heading="h3" lang={lang} />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        lang={LANGUAGE}
        className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-sans text-sm text-accent xl:hidden print:hidden"
      >
        <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        {bilingual.english({ index, hidden: (text) => <span className="sr-only">{text}</span> })}
      </button>
      <div
        id={id}
        lang="en"
        data-part={part}
        className={`${isOpen ? '' : 'max-xl:hidden print:block'} mb-4 border-s-2 border-line ps-4 xl:mb-0`}
      >
        <Blocks blocks={english} heading="h3" />
      </div>
    </div>
  )
}
