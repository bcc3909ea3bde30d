import { Contrast, Moon, Sun } from 'lucide-react'
import * as m from '#messages/app/look.ts'
import { useTheme } from '#web/platform/theme/theme.ts'
import { Segments } from '#web/reading/reading-settings/segments.tsx'

const LABELS = {
  light: label(m.light, Sun),
  dark: label(m.dark, Moon),
  'high-contrast': label(m.highContrast, Contrast),
}

export function ThemeSwitch() {
  const { theme, setTheme } = useTheme()
  return <Segments legend={m.theme} labels={LABELS} value={theme} onChange={setTheme} />
}

function label(text: string, Icon: typeof Sun) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden="true" className="size-4" />
      {text}
    </span>
  )
}
