import { ChevronDown } from 'lucide-react'
import type { Language } from '#contract/languages.ts'
import type { SourcedValue } from '#contract/reading/provenance.ts'
import { TEXTS as STUDY_TEXTS } from '#messages/all/reading-language/study.ts'
import { TEXTS as KIND_TEXTS } from '#messages/all/reading-language/value-kinds.ts'
import { localised } from '#web/reading/article-languages/in-language.ts'
import { BoldWords } from '#web/reading/articles/words.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { SourceLink } from './source-link.tsx'

interface ValueBoxProps {
  values: readonly SourcedValue[] | undefined
  lang: Language
}

/** Belongs to a model answer: shown with it, folded. */
export function ValueBox({ values = [], lang }: ValueBoxProps) {
  if (values.length === 0) return null
  return (
    <details className="mt-4 border-t border-line pt-1 font-sans">
      <summary lang={lang} className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control font-medium">
        {STUDY_TEXTS[lang].valueBox}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
      </summary>
      <ul className="space-y-4 pb-2">
        {values.map((value) => (
          <ValueRow key={value.kind + value.text} value={value} lang={lang} />
        ))}
      </ul>
    </details>
  )
}

function ValueRow({ value, lang }: { value: SourcedValue; lang: Language }) {
  const text = localised(value.text, value.translated, lang)
  return (
    <li className="wrap-anywhere">
      <span lang={lang}>
        <Badge>{KIND_TEXTS[lang][value.kind]}</Badge>
      </span>
      <p lang={text.lang} className="mt-1 leading-reading">
        <BoldWords text={text.value} lang={text.lang} />
      </p>
      <p lang="en" className="text-sm text-quiet">
        <SourceLink source={value.source} lang={lang} words={value.source.title} />
        {value.paragraph && `, ${value.paragraph}`}
      </p>
    </li>
  )
}
