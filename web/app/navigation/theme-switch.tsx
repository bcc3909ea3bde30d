import { Contrast, Moon, Sun } from 'lucide-react'
import { useTheme } from '#web/platform/theme/theme.ts'
import { Segments } from '#web/reading/reading-settings/segments.tsx'

const LABELS = {
  light: label('Light', Sun),
  dark: label('Dark', Moon),
  'high-contrast': label('High contrast', Contrast),
}

export function ThemeSwitch() {
  const { theme, setTheme } = useTheme()
  return <Segments legend="Theme" labels={LABELS} value={theme} onChange={setTheme} />
}

function label(text: string, Icon: typeof Sun) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4" />
      {text}
    </span>
  )
}
