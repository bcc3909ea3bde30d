import { FileDown } from 'lucide-react'
import type { HighlightFilter } from '#contract/syllabus/notes.ts'
import type { ExportFormat } from '#contract/syllabus/notes-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { exportHighlights } from './api.ts'

const FORMATS: [ExportFormat, string][] = [
  ['markdown', 'Save as Markdown'],
  ['csv', 'Save as CSV'],
  ['cards', 'Save as cards for Anki'],
]

/** Saves all that match, also those that are not listed yet. */
export const SaveMenu = ({ filter }: { filter: HighlightFilter }) => (
  <ActionMenu
    label="Save the highlights as a file"
    variant="outline"
    actions={FORMATS.map(([format, label]) => ({
      label,
      icon: FileDown,
      act: () => {
        exportHighlights(format, filter).catch((error) =>
          toast(failureText(error, 'That did not work. Please try again.'), 'error'),
        )
      },
    }))}
  />
)
