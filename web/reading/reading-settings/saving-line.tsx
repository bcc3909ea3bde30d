import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type Saving, save } from './saving.ts'

/** Says where the choice is kept. A change that arrives needs no words. */
export function SavingLine({ saving }: { saving: Saving }) {
  if (saving.is === 'refused')
    return <Notice tone="error">Your last choice could not be saved, so it is as before. {saving.why}</Notice>
  if (saving.is !== 'waiting') return <p className="text-sm text-quiet">Goes with your account to every device you read on.</p>
  return (
    <Notice tone="warning">
      <p>Kept on this device only for now. It goes to your account when the server can be reached.</p>
      <Button variant="link" size="sm" className="-ml-3" onClick={save}>
        Try now
      </Button>
    </Notice>
  )
}
