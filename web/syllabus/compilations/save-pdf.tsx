import { FileDown } from 'lucide-react'
import { useState } from 'react'
import * as m from '#messages/syllabus/compilations.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { type PdfRequest, savePdf } from './api.ts'

/** A month takes seconds. */
export function SavePdf({ onSave, ...asked }: PdfRequest & { onSave: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    onSave()
    savePdf(asked)
      .catch((error) => toast(failureText(error, m.pdfFailed), 'error'))
      .finally(() => setBusy(false))
  }
  return (
    <Button variant="outline" busy={isBusy} onClick={save}>
      {!isBusy && <FileDown aria-hidden="true" className="size-5" />}
      {m.saveAsPdf}
    </Button>
  )
}
