import type { Compilation } from '#contract/syllabus/compilations.ts'
import { undrawnWords } from '#contract/syllabus/document-characters.ts'
import * as m from '#messages/syllabus/compilations.ts'

const SHOWN = 12

/** What the PDF cannot do. */
export function PdfNotes({ data, data: { language } }: { data: Compilation }) {
  const words = undrawnWords(textsIn([data.papers, data.questions]))
  if (language === 'en' && words.length === 0) return null
  return (
    <div className="mt-3 space-y-1 text-sm text-quiet print:hidden">
      {language !== 'en' && <p>{m.wordsInPdf({ language })}</p>}
      {words.length > 0 && (
        <p className="wrap-anywhere">
          {m.notInPdf({ words: `${words.slice(0, SHOWN).join(', ')}${words.length > SHOWN ? ' …' : ''}` })}
        </p>
      )}
    </div>
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
