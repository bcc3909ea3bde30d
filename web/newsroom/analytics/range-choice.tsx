import { Download } from 'lucide-react'
import { useState } from 'react'
import { daysOf, RANGES, type Range } from '#contract/newsroom/analytics-rules.ts'
import { failureText } from '#web/platform/http/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { toast } from '#web/ui/status/toast-store.ts'
import { exportAnalytics } from './api.ts'

export function RangeChoice({ range, onRange }: { range: Range; onRange: (range: Range) => void }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await exportAnalytics(range)
    } catch (error) {
      toast(failureText(error, 'We could not create the file.'), 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-44">
        <Field label="Range">
          <Select value={range} onChange={(event) => onRange(event.target.value as Range)}>
            {RANGES.map((one) => (
              <option key={one} value={one}>{`Last ${daysOf(one)} days`}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Button variant="outline" busy={isBusy} onClick={save}>
        <Download aria-hidden="true" className="size-5" />
        Export as CSV
      </Button>
    </div>
  )
}
