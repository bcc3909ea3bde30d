import { FileDown } from 'lucide-react'
import type { HighlightFilter } from '#contract/syllabus/notes.ts'
import type { ExportFormat } from '#contract/syllabus/notes-rules.ts'
import * as m from '#messages/syllabus/notes.ts'
import { failureText } from '#web/platform/http/call.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { exportHighlights } from './api.ts'

const FORMATS: [ExportFormat, string][] = [
  ['markdown', m.saveAsMarkdown],
  ['csv', m.saveAsCsv],
  ['cards', m.saveForAnki],
]

/** Saves all that match, also those that are not listed yet. */
export const SaveMenu = ({ filter }: { filter: HighlightFilter }) => (
  <ActionMenu
    label={m.saveAsFile}
    variant="outline"
    actions={FORMATS.map(([format, label]) => ({
      label,
      icon: FileDown,
      act: () => {
        exportHighlights(format, filter).catch((error) => toast(failureText(error, m.failed), 'error'))
      },
    }))}
  />
)
