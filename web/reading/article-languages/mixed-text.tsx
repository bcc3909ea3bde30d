import { lazy, Suspense } from 'react'
import type { Language } from '#contract/languages.ts'
import { Markup } from '#web/reading/articles/markup.tsx'
import type { TermFinder } from '#web/reading/key-terms/key-terms.ts'
import { runsOf } from './in-language.ts'

interface MixedTextProps {
  text: string
  lang: Language
  /** Which of its paragraphs stay in English. */
  english: number[]
  find: TermFinder
  /** What it is a translation of, where that is to stand beside it. */
  beside?: { lang: Language; english: string } | undefined
}

/** Few read in two languages at once. */
const BesideEnglish = lazy(async () => ({ default: (await import('./beside-english.tsx')).BesideEnglish }))

/** A translated text, alone or beside its English. */
export function MixedText({ beside, ...mixed }: MixedTextProps) {
  if (!beside) return <Mixed {...mixed} />
  const { text, english: untranslated, find } = mixed
  return (
    <Suspense fallback={<Mixed {...mixed} />}>
      <BesideEnglish {...{ text, untranslated, find, ...beside }} />
    </Suspense>
  )
}

/** Paragraphs that no machine translated well enough stand among the others in English, and say so. */
function Mixed({ text, lang, english, find }: MixedTextProps) {
  if (english.length === 0) return <Markup text={text} find={find} heading="h3" lang={lang} />
  return runsOf(text, english).map((run, place) =>
    run.isEnglish ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole, its runs have no other name
      <div key={place} lang="en" className="my-4 border-l-2 border-line pl-4">
        <p className="font-sans text-sm text-quiet">Not translated, shown in English</p>
        <Markup text={run.text} find={find} heading="h3" />
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Markup key={place} text={run.text} find={find} heading="h3" lang={lang} />
    ),
  )
}
