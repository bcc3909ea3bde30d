import type { Language } from '#contract/languages.ts'
import type { StudyWith } from '#contract/reading/provenance.ts'
import { TEXTS as KIND_TEXTS } from '#messages/all/reading-language/study-kinds.ts'
import { localised } from '#web/reading/article-languages/in-language.ts'
import { BoldWords } from '#web/reading/articles/words.tsx'
import { Badge } from '#web/ui/badge.tsx'

export function StudyList({ entries, lang }: { entries: readonly StudyWith[]; lang: Language }) {
  return (
    <ul className="mt-3 space-y-2">
      {entries.map((entry) => {
        const text = localised(entry.text, entry.translated, lang)
        return (
          <li key={entry.kind + entry.text} className="flex items-baseline gap-x-2">
            <span lang={lang}>
              <Badge>{KIND_TEXTS[lang][entry.kind]}</Badge>
            </span>
            <span lang={text.lang} className="reading-text min-w-0 flex-1 leading-reading wrap-anywhere">
              <BoldWords text={text.value} lang={text.lang} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
