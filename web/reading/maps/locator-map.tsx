import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { TEXTS as MAP_TEXTS } from '#messages/all/reading-language/map.ts'
import { TEXTS as PROVENANCE_TEXTS } from '#messages/all/reading-language/provenance.ts'
import { Button } from '#web/ui/button.tsx'
import { coordinatesOf } from './coordinates.ts'
import { DrawnMap, type DrawnMapProps } from './drawn-map.tsx'

const MapZoom = lazy(async () => ({ default: (await import('./map-zoom.tsx')).MapZoom }))

export function LocatorMap({ figure, lang }: DrawnMapProps) {
  const [isLarge, setLarge] = useState(false)
  return (
    <div lang={lang} className="font-sans">
      <DrawnMap figure={figure} lang={lang} />
      <div className="mt-1.5 flex items-center justify-between gap-4">
        <p className="min-w-0 text-sm text-quiet wrap-anywhere">{MAP_TEXTS[lang].coastlines}</p>
        <Button
          variant="ghost"
          size="icon"
          className="shrink-0 print:hidden"
          aria-label={PROVENANCE_TEXTS[lang].enlarge}
          aria-haspopup="dialog"
          onClick={() => setLarge(true)}
        >
          <Maximize2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <ol className="mt-1 list-decimal gap-x-8 ps-[2em] text-sm marker:font-semibold sm:columns-2">
        {figure.points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no ids, and the list only changes as a whole
          <li key={index} className="break-inside-avoid py-0.5 wrap-anywhere">
            {point.label[lang]}
            {', '}
            <span className="inline-block text-quiet tabular-nums">{coordinatesOf(point, lang)}</span>
          </li>
        ))}
      </ol>
      {isLarge && (
        <Suspense>
          <MapZoom figure={figure} lang={lang} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </div>
  )
}
