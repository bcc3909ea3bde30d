import { Languages } from 'lucide-react'
import { MACHINE_TRANSLATED, TRANSLATION_STALE } from '#contract/newsroom/processing-rules.ts'
import type { TranslationNote } from '#contract/reading/articles.ts'

export function TranslationLine({ note }: { note: TranslationNote | undefined }) {
  const said = [note?.is_unchecked && MACHINE_TRANSLATED, note?.is_stale && TRANSLATION_STALE].filter(Boolean)
  if (said.length === 0) return null
  return (
    <p className="mt-3 flex items-start gap-2 text-sm text-quiet">
      <Languages aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {said.join('. ')}
    </p>
  )
}
