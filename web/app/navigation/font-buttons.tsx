import { useId } from 'react'
import * as m from '#messages/app/look.ts'
import { FONT_SCALE, useFontScale } from '#web/platform/theme/font-scale.ts'
import { Button } from '#web/ui/button.tsx'

export function FontButtons() {
  const { scale, setScale } = useFontScale()
  const id = useId()
  const percent = Math.round(scale * 100)
  return (
    <div>
      <div className="flex justify-between text-sm">
        <p id={id} className="font-medium">
          {m.textSize}
        </p>
        <span aria-hidden="true" className="text-quiet tabular-nums">
          {percent}%
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons */}
      <div role="group" aria-labelledby={id} className="mt-1 grid grid-cols-3 rounded-control border border-strong">
        <Size disabled={scale <= FONT_SCALE.min} onPress={() => setScale(scale - FONT_SCALE.step)}>
          A-<span className="sr-only"> {m.smallerText}</span>
        </Size>
        <Size isChosen={scale === FONT_SCALE.default} onPress={() => setScale(FONT_SCALE.default)}>
          A<span className="sr-only"> {m.defaultTextSize}</span>
        </Size>
        <Size disabled={scale >= FONT_SCALE.max} onPress={() => setScale(scale + FONT_SCALE.step)}>
          A+<span className="sr-only"> {m.largerText}</span>
        </Size>
      </div>
      <span aria-live="polite" className="sr-only">
        {scale !== FONT_SCALE.default && m.textSizePercent({ percent })}
      </span>
    </div>
  )
}

interface SizeProps {
  disabled?: boolean
  isChosen?: boolean
  onPress: () => void
  children: React.ReactNode
}

const Size = ({ disabled, isChosen, onPress, children }: SizeProps) => (
  <Button
    variant={isChosen ? 'default' : 'ghost'}
    disabled={disabled}
    aria-pressed={isChosen}
    onClick={onPress}
    className="px-0 high-contrast:border-transparent"
  >
    {children}
  </Button>
)
