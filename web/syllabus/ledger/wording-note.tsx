import type { Syllabus } from '#contract/syllabus/ledger.ts'

export function WordingNote({ syllabus: { language, wording_note } }: { syllabus: Syllabus }) {
  if (!wording_note) return null
  return (
    <p lang={language} className="text-sm text-quiet">
      {wording_note}
    </p>
  )
}
