import type { Language } from '#contract/languages.ts'
import type { TermFinder } from '#contract/reading/article-text/key-terms.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as m from '#messages/reading/article-languages.ts'
import { useLoaded } from '#web/platform/hooks/use-loaded.ts'
import { Markup } from '#web/reading/articles/markup.tsx'
import { runsOf } from './in-language.ts'

interface MixedTextProps {
  text: string
  lang: Language
  /** Indexes of English paragraphs. */
  english: number[]
  find: TermFinder
  beside?: { lang: Language; english: string; part: string } | undefined
}

export function MixedText({ beside, ...mixed }: MixedTextProps) {
  // Few people read in two languages.
  const BilingualText = useLoaded(beside !== undefined, async () => (await import('./bilingual-text.tsx')).BilingualText)
  if (!beside || !BilingualText) return <Mixed {...mixed} />
  const { text, english: untranslated, find } = mixed
  return <BilingualText text={text} untranslated={untranslated} find={find} {...beside} />
}

/** English paragraphs are labelled. */
function Mixed({ text, lang, english, find }: MixedTextProps) {
  if (english.length === 0) return <Markup text={text} find={find} heading="h3" lang={lang} />
  return runsOf(text, english).map((run, index) =>
    run.isEnglish ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: groups have no ids, and the text only changes as a whole
      <div key={index} lang="en" className="my-4 border-s-2 border-line ps-4">
        <p data-not-text="" lang={LANGUAGE} className="font-sans text-sm text-quiet">
          {m.shownInEnglish}
        </p>
        <Markup text={run.text} find={find} heading="h3" />
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Markup key={index} text={run.text} find={find} heading="h3" lang={lang} />
    ),
  )
}
