import { turnSingleKeys, useSingleKeys } from '#web/platform/shortcuts/single-keys.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/form/switch.tsx'

export function SingleKeysCard() {
  const isOn = useSingleKeys()
  return (
    <Card title="Keyboard">
      <Switch
        label="Single-key shortcuts"
        hint="Keys pressed alone, such as / for search or A to D in a quiz. Turn them off if they get in your way; this device remembers it."
        checked={isOn}
        onToggle={() => turnSingleKeys(!isOn)}
      />
    </Card>
  )
}
