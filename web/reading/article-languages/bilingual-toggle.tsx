import { Columns2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

/** Shows or hides the English original next to a translation. */
export function BilingualToggle({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isOn}
      onClick={() => onChange(!isOn)}
      className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
    >
      <Columns2 aria-hidden="true" className="size-4" />
      With English
    </Button>
  )
}
