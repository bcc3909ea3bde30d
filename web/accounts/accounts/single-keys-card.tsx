import * as m from '#messages/accounts/accounts/keyboard.ts'
import { setSingleKeys, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/form/switch.tsx'

export function SingleKeysCard() {
  const isOn = useSingleKeys()
  return (
    <Card title={m.keyboard}>
      <Switch label={m.singleKeys} hint={m.singleKeysHint} checked={isOn} onToggle={() => setSingleKeys(!isOn)} />
    </Card>
  )
}
