import { ENGLISH_NAMES } from '#contract/languages.ts'
import type { Syllabus } from '#contract/syllabus/ledger.ts'

export function WordingNote({ syllabus: { language, wording } }: { syllabus: Syllabus }) {
  if (wording === 'official') return null
  const name = ENGLISH_NAMES[language]
  return (
    <p className="text-sm text-quiet">
      {wording === 'translated'
        ? `The ${name} wording is a translation. The official syllabus is in English and Hindi.`
        : `The ${name} wording has not been compared with the official notification in full. Where they differ, follow the English.`}
    </p>
  )
}
