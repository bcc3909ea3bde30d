import { Minus, Plus, Scan } from 'lucide-react'
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
  /** Width by height. */
  ratio: number
  /** In the article, pixels. */
  shownWidth: () => number
  onClose: () => void
}

/** Begins larger than in the article, and fills a phone's screen from edge to edge. */
export function FigureZoom({ title, lang, src, alt, ratio, shownWidth, onClose }: FigureZoomProps) {
  const { view, press, showWhole, area } = usePanZoom(ratio, shownWidth)
  const scale = view?.state.scale ?? 1
  return (
    <Dialog
      open
      size="screen"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <span lang={lang} className="line-clamp-2 text-sm font-medium wrap-anywhere sm:text-base">
          <Words text={title} lang={lang} />
        </span>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div
        {...area}
        // Positions count from the left.
        dir="ltr"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves and enlarges the picture
        tabIndex={0}
        aria-label={m.howToMove}
        className="min-h-48 flex-1 basis-0 cursor-grab touch-none overflow-hidden border-y border-line bg-sunken -outline-offset-3 active:cursor-grabbing sm:rounded-control sm:border"
      >
        {view && (
          <img
            src={src}
            alt={alt}
            lang={lang}
            draggable={false}
            className="max-w-none origin-top-left select-none bg-plate"
            style={{
              ...view.stage.picture,
              transform: `translate(${view.state.x}px, ${view.state.y}px) scale(${scale})`,
            }}
          />
        )}
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 py-2 sm:pb-0">
        <Control name={m.shrink} icon={Minus} isDisabled={scale === 1} onClick={() => press('-')} />
        <span role="status" className="min-w-14 text-center text-sm tabular-nums">
          {view && percent(scale)}
        </span>
        <Control name={m.enlarge} icon={Plus} isDisabled={scale === MAX_SCALE} onClick={() => press('+')} />
        <Control name={m.showWhole} icon={Scan} isDisabled={scale === 1} onClick={showWhole} />
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
  <Button variant="outline" size="icon" aria-label={name} title={name} aria-disabled={isDisabled} onClick={onClick}>
    <Icon aria-hidden="true" className="size-5" />
  </Button>
)
