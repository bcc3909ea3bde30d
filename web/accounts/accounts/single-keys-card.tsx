import { setSingleKeys, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/form/switch.tsx'

export function SingleKeysCard() {
  const isOn = useSingleKeys()
  return (
    <Card title="Keyboard">
      <Switch
        label="Single-key shortcuts"
        hint="Use single keys such as / (search) and A–D (quiz). Applies to this device."
        checked={isOn}
        onToggle={() => setSingleKeys(!isOn)}
      />
    </Card>
  )
}
