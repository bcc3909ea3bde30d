import { useState } from 'react'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { textOf, useSubmit } from '#web/platform/hooks/use-submit.ts'
import { saveJson } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { exportData } from './api.ts'

export function DownloadDataCard() {
  const [formVersion, setFormVersion] = useState(0)
  const [success, showSuccess] = useBriefly(5000)
  const { isBusy, error, onSubmit } = useSubmit(async (form) => {
    const data = await exportData(textOf(form, 'password'))
    saveJson(`upsc-current-catalyst-${data.exported_at.slice(0, 10)}.json`, data)
    setFormVersion(formVersion + 1)
    showSuccess('Your data has been saved to a file.')
  }, 'We could not load your data. Please try again.')

  return (
    <Card title="Download my data" intro="A JSON file of everything we store about you.">
      <form key={formVersion} onSubmit={onSubmit} className="max-w-md space-y-4">
        <Field label="Password" hint="Confirm your password to continue.">
          <PasswordInput name="password" required autoComplete="current-password" />
        </Field>
        {error && <Notice tone="error">{error}</Notice>}
        {success && <Notice tone="success">{success}</Notice>}
        <Button type="submit" variant="outline" busy={isBusy}>
          Download my data
        </Button>
      </form>
    </Card>
  )
}
