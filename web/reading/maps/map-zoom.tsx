import { useEffect, useRef } from 'react'
import { projectionOf } from '#contract/reading/maps.ts'
import * as m from '#messages/reading/maps.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { DrawnMap, type DrawnMapProps } from './drawn-map.tsx'
import { extentOf } from './extent.ts'

export function MapZoom({ figure, lang, onClose }: DrawnMapProps & { onClose: () => void }) {
  return (
    <Dialog
      open
      size="screen"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <span lang={lang} className="line-clamp-2 text-sm font-medium wrap-anywhere sm:text-base">
          {figure.caption[lang]}
        </span>
      }
    >
      <LargeMap figure={figure} lang={lang} />
    </Dialog>
  )
}

/** Scrolls in both directions, and begins where the points are. */
function LargeMap({ figure, lang }: DrawnMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const { area, points } = figure
  useEffect(() => {
    if (!box.current) return
    const { clientWidth, clientHeight, scrollWidth } = box.current
    const { xOf, yOf } = projectionOf(area, scrollWidth, extentOf(area, points))
    box.current.scrollTo(
      meanOf(points.map(({ longitude }) => xOf(longitude))) - clientWidth / 2,
      meanOf(points.map(({ latitude }) => yOf(latitude))) - clientHeight / 2,
    )
  }, [area, points])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      ref={box}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the map
      tabIndex={0}
      aria-label={m.scroll}
      className="min-h-48 flex-1 basis-0 overflow-auto overscroll-contain -outline-offset-3"
    >
      <div className="w-[max(100%,64rem)]">
        <DrawnMap figure={figure} lang={lang} isLarge />
      </div>
    </div>
  )
}

const meanOf = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
