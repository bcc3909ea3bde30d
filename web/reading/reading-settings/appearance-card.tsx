import { percent } from '#web/platform/text/amounts.ts'
import { FONT_SCALE, useFontScale } from '#web/platform/theme/font-scale.ts'
import { type THEMES, useTheme } from '#web/platform/theme/theme.ts'
import { Card } from '#web/ui/card.tsx'
import { Field, Select } from '#web/ui/form/field.tsx'
import { Segments } from './segments.tsx'

const THEME_LABELS = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' } as const satisfies Record<
  (typeof THEMES)[number],
  string
>

export function AppearanceCard() {
  const { theme, setTheme } = useTheme()
  const { scale, setScale } = useFontScale()
  return (
    <Card title="Appearance" intro="Applies to this device.">
      <Segments legend="Theme" labels={THEME_LABELS} value={theme} onChange={setTheme} />
      <div className="max-w-48">
        <Field label="Text size">
          <Select value={scale} onChange={({ target }) => setScale(Number(target.value))}>
            {SCALES.map((one) => (
              <option key={one} value={one}>
                {percent(one)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Card>
  )
}

const STEPS = Math.round((FONT_SCALE.max - FONT_SCALE.min) / FONT_SCALE.step)
/** 0.8 to 1.5, without floating-point errors. */
const SCALES = Array.from({ length: STEPS + 1 }, (_, step) => Math.round((FONT_SCALE.min + step * FONT_SCALE.step) * 10) / 10)
