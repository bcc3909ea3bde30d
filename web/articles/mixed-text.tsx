import { runsOf } from './in-language.ts'
import type { TermFinder } from './key-terms.ts'
import { Markup } from './markup.tsx'

interface MixedTextProps {
  text: string
  /** Which of its paragraphs stay in English. */
  english: number[]
  find: TermFinder
}

/** A translated text; paragraphs that no machine translated well enough stand among the others in English, and say so. */
export function MixedText({ text, english, find }: MixedTextProps) {
  if (english.length === 0) return <Markup text={text} find={find} heading="h3" />
  return runsOf(text, english).map((run, place) =>
    run.isEnglish ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text changes as a whole, its runs have no other name
      <div key={place} lang="en" className="my-4 border-l-2 border-line pl-4">
        <p className="font-sans text-sm text-quiet">Not translated, shown in English</p>
        <Markup text={run.text} find={find} heading="h3" />
      </div>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Markup key={place} text={run.text} find={find} heading="h3" />
    ),
  )
}
