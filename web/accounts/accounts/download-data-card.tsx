import { useState } from 'react'
import * as m from '#messages/accounts/accounts/data.ts'
import { OwnerField, ownerPassword } from '#web/accounts/settings/owner-field.tsx'
import { useBriefly } from '#web/platform/hooks/use-briefly.ts'
import { useSubmit } from '#web/platform/hooks/use-submit.ts'
import { saveJson } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { exportData } from './api.ts'

export function DownloadDataCard() {
  const [formVersion, setFormVersion] = useState(0)
  const [success, showSuccess] = useBriefly(5000)
  const { isBusy, error, errorOf, onSubmit } = useSubmit(
    async (form) => {
      const data = await exportData(ownerPassword(form))
      saveJson(`upsc-current-catalyst-${data.exported_at.slice(0, 10)}.json`, data)
      setFormVersion(formVersion + 1)
      showSuccess(m.dataSaved)
    },
    m.dataNotLoaded,
    { password: 'password' },
  )

  return (
    <Card title={m.downloadData} intro={m.downloadIntro}>
      <form key={formVersion} onSubmit={onSubmit} className="max-w-md space-y-4">
        <OwnerField error={errorOf('password')} />
        {error && <Notice tone="error">{error}</Notice>}
        {success && <Notice tone="success">{success}</Notice>}
        <Button type="submit" variant="outline" busy={isBusy}>
          {m.downloadData}
        </Button>
      </form>
    </Card>
  )
}
