import { useId } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { ArticleNote } from '#contract/reading/provenance.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { CORRECTIONS_ID, correctionsOf } from './corrected-line.tsx'
import { useLinkedPart } from './linked-part.ts'
import { noteDay } from './note-day.ts'

/** Newest first. Editors write in English. */
export function Corrections({ article, lang }: { article: Article; lang: Language }) {
  const headingId = useId()
  const corrections = correctionsOf(article)
  useLinkedPart(CORRECTIONS_ID, corrections.length > 0)
  if (corrections.length === 0) return null
  return (
    <section id={CORRECTIONS_ID} aria-labelledby={headingId} className="mt-12 scroll-mt-4 lg:scroll-mt-8">
      <h2 id={headingId} lang={lang} tabIndex={-1} className="text-xl font-semibold outline-none">
        {PROVENANCE_TEXTS[lang].corrections}
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {corrections.map((note) => (
          <CorrectionRow key={note.note_id} note={note} lang={lang} />
        ))}
      </ol>
    </section>
  )
}

function CorrectionRow({ note: { at, wrong, right }, lang }: { note: ArticleNote; lang: Language }) {
  const texts = PROVENANCE_TEXTS[lang]
  return (
    <li className="py-3 wrap-anywhere break-inside-avoid">
      <p className="text-sm text-quiet">
        <time dateTime={at} lang={lang}>
          {noteDay(at, lang)}
        </time>
      </p>
      <dl className="reading-text mt-1 leading-reading">
        <dt lang={lang} className="text-sm text-quiet">
          {texts.before}
        </dt>
        <dd lang="en" className="whitespace-pre-line">
          {wrong}
        </dd>
        <dt lang={lang} className="mt-2 text-sm text-quiet">
          {texts.corrected}
        </dt>
        <dd lang="en" className="whitespace-pre-line">
          {right}
        </dd>
      </dl>
    </li>
  )
}
