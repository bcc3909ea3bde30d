import { FONT_SCALE, useFontScale } from '#web/platform/theme/font-scale.ts'
import { Button } from '#web/ui/button.tsx'

export function FontButtons({ onChange }: { onChange: () => void }) {
  const { scale, setScale: keepScale } = useFontScale()
  const setScale = (wanted: number) => {
    keepScale(wanted)
    onChange()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, these are buttons
    <div role="group" aria-label="Text size" className="flex">
      <Button variant="ghost" size="icon" disabled={scale <= FONT_SCALE.min} onClick={() => setScale(scale - FONT_SCALE.step)}>
        A-<span className="sr-only"> Smaller text</span>
      </Button>
      <Button variant="ghost" size="icon" onClick={() => setScale(FONT_SCALE.default)}>
        A<span className="sr-only"> Default text size</span>
      </Button>
      <Button variant="ghost" size="icon" disabled={scale >= FONT_SCALE.max} onClick={() => setScale(scale + FONT_SCALE.step)}>
        A+<span className="sr-only"> Larger text</span>
      </Button>
      <span aria-live="polite" className="sr-only">
        {scale !== FONT_SCALE.default && `Text size ${Math.round(scale * 100)} percent`}
      </span>
    </div>
  )
}
