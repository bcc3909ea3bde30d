import { Minus, Plus, RotateCcw } from 'lucide-react'
import type { ComponentType } from 'react'
import { percent } from '#contract/amounts.ts'
import type { Language } from '#contract/languages.ts'
import * as m from '#messages/reading/figures/zoom.ts'
import { Words } from '#web/reading/articles/words.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { usePanZoom } from './use-pan-zoom.ts'
import { MAX_SCALE } from './zoom-state.ts'

interface FigureZoomProps {
  title: string
  lang: Language
  src: string | undefined
  alt: string
  onClose: () => void
}

export function FigureZoom({ title, lang, src, alt, onClose }: FigureZoomProps) {
  const { state, press, reset, area } = usePanZoom()
  return (
    <Dialog
      open
      size="full"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <span lang={lang} className="line-clamp-3 text-base wrap-anywhere">
          <Words text={title} lang={lang} />
        </span>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div
        {...area}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves and enlarges the picture
        tabIndex={0}
        aria-label={m.howToMove}
        className="h-[min(70dvh,60rem)] touch-none overflow-hidden rounded-control border border-line bg-plate cursor-grab active:cursor-grabbing"
      >
        <img
          src={src}
          alt={alt}
          lang={lang}
          draggable={false}
          className="size-full origin-top-left object-contain select-none"
          style={{ transform: `translate(${state.x}px, ${state.y}px) scale(${state.scale})` }}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-center gap-3">
        <Control name={m.shrink} icon={Minus} isDisabled={state.scale === 1} onClick={() => press('-')} />
        <span role="status" className="min-w-16 text-center text-sm tabular-nums">
          {percent(state.scale)}
        </span>
        <Control name={m.enlarge} icon={Plus} isDisabled={state.scale === MAX_SCALE} onClick={() => press('+')} />
        <Control name={m.showWhole} icon={RotateCcw} isDisabled={state.scale === 1} onClick={reset} />
      </div>
    </Dialog>
  )
}

interface ControlProps {
  name: string
  icon: ComponentType<{ className?: string }>
  isDisabled: boolean
  onClick: () => void
}

const Control = ({ name, icon: Icon, isDisabled, onClick }: ControlProps) => (
  // `aria-disabled` keeps the focus at the end of the scale.
  <Button variant="outline" size="icon" aria-label={name} aria-disabled={isDisabled} onClick={onClick}>
    <Icon aria-hidden="true" className="size-5" />
  </Button>
)
