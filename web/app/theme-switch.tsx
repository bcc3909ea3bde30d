import { Contrast, Moon, Sun } from 'lucide-react'
import { THEMES, useTheme } from '#web/platform/theme/theme.ts'

const LOOKS = {
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
  'high-contrast': { label: 'High contrast', icon: Contrast },
} as const

export function ThemeSwitch() {
  const { theme, setTheme } = useTheme()
  return (
    <fieldset className="flex rounded-control border border-strong">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((name) => {
        const { label, icon: Icon } = LOOKS[name]
        return (
          <label
            key={name}
            title={label}
            className="relative grid size-10 place-items-center rounded-control text-quiet hover:text-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name="theme"
              value={name}
              checked={theme === name}
              onChange={() => setTheme(name)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">{label}</span>
            <Icon aria-hidden="true" className="size-5" />
          </label>
        )
      })}
    </fieldset>
  )
}
