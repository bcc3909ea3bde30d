import { percent } from '#contract/amounts.ts'
import * as m from '#messages/reading/reading-settings/cards.ts'
import { FONT_SCALE, useFontScale } from '#web/platform/theme/font-scale.ts'
import { type THEMES, useTheme } from '#web/platform/theme/theme.ts'
import { Card } from '#web/ui/card.tsx'
import { Segments } from './segments.tsx'

const THEME_LABELS = { light: m.light, dark: m.dark, 'high-contrast': m.highContrast } as const satisfies Record<
  (typeof THEMES)[number],
  string
>

export function AppearanceCard() {
  const { theme, setTheme } = useTheme()
  const { scale, setScale } = useFontScale()
  return (
    <Card title={m.appearance} intro={m.thisDevice}>
      <Segments legend={m.theme} labels={THEME_LABELS} value={theme} onChange={setTheme} />
      <Segments
        legend={m.textSize}
        className="max-sm:grid max-sm:grid-cols-4"
        labels={SCALES}
        value={percent(scale)}
        onChange={(chosen) => setScale(Number.parseInt(chosen, 10) / 100)}
      />
    </Card>
  )
}

const STEPS = Math.round((FONT_SCALE.max - FONT_SCALE.min) / FONT_SCALE.step)
/** 80% to 150%. */
const SCALES: Record<string, string> = Object.fromEntries(
  Array.from({ length: STEPS + 1 }, (_, step) => percent(FONT_SCALE.min + step * FONT_SCALE.step)).map((one) => [one, one]),
)
