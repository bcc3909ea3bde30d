import { ChevronDown } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { type MarkedBlock, markParts } from '#web/reading/articles/first-hits.ts'
import { Blocks } from '#web/reading/articles/markup.tsx'
import type { TermFinder } from '#web/reading/key-terms/key-terms.ts'
import { paired } from './paired.ts'

interface BesideEnglishProps {
  text: string
  lang: Language
  english: string
  /** Which paragraphs of the text stayed in English. */
  untranslated: number[]
  find: TermFinder
}

/** A translation and its English, paragraph by paragraph: side by side where there is room, one tap away on a phone. */
export function BesideEnglish({ text, lang, english, untranslated, find }: BesideEnglishProps) {
  const pairs = useMemo(() => {
    const all = paired(english, text, untranslated)
    const marked = markParts(
      all.map(({ translated }) => translated ?? ''),
      find,
    )
    const plain = markParts(
      all.map((pair) => pair.english),
      nothingFound,
    )
    return all.map(({ translated }, place) => ({
      english: plain[place] ?? [],
      translated: translated === null ? null : (marked[place] ?? []),
    }))
  }, [text, english, untranslated, find])

  return pairs.map((pair, place) =>
    pair.translated === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole, its paragraphs have no other name
      <div key={place} lang="en" className="my-4 border-l-2 border-line pl-4">
        <p className="font-sans text-sm text-quiet">Not translated, shown in English</p>
        <Blocks blocks={pair.english} heading="h3" />
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Couple key={place} translated={pair.translated} english={pair.english} lang={lang} place={place + 1} />
    ),
  )
}

const nothingFound: TermFinder = (text) => [{ text }]

interface CoupleProps {
  translated: MarkedBlock[]
  english: MarkedBlock[]
  lang: Language
  /** Counted from one, to tell one button from the next. */
  place: number
}

function Couple({ translated, english, lang, place }: CoupleProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="my-(--reading-gap) first:mt-0 xl:grid xl:grid-cols-2 xl:gap-x-10">
      <div lang={lang}>
        <Blocks blocks={translated} heading="h3" lang={lang} />
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        lang="en"
        className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-sans text-sm text-accent xl:hidden print:hidden"
      >
        <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        English<span className="sr-only"> of paragraph {place}</span>
      </button>
      <div
        id={id}
        lang="en"
        className={`${isOpen ? '' : 'max-xl:hidden print:block'} mb-4 border-l-2 border-line pl-4 xl:order-first xl:mb-0 xl:border-l-0 xl:pl-0`}
      >
        <Blocks blocks={english} heading="h3" />
      </div>
    </div>
  )
}
