import type { CSSProperties } from 'react'
import type { Language } from '#contract/languages.ts'
import type { Sketch } from '#contract/reading/provenance.ts'
import { TEXTS as DIAGRAM_TEXTS } from '#messages/all/reading-language/diagrams.ts'
import { LOCALES } from '#messages/language.ts'
import { barsOf } from './bars-of.ts'

type Chart = Extract<Sketch, { kind: 'chart' }>

/** Bars begin at zero; the values stand beside them in digits. */
export function FigureChart({ chart: { unit, bars }, lang }: { chart: Chart; lang: Language }) {
  const drawn = barsOf(bars.map(({ value }) => value))
  const format = new Intl.NumberFormat(LOCALES[lang], { maximumFractionDigits: 10 })
  return (
    <div lang={lang} className="rounded-control border border-line bg-surface p-4 font-sans">
      <p className="text-sm text-quiet wrap-anywhere">{`${DIAGRAM_TEXTS[lang].unit}: ${unit[lang]}`}</p>
      <ul className="mt-3 space-y-3">
        {bars.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no ids, and the list only changes as a whole
          <li key={index} className="break-inside-avoid">
            <p className="flex flex-wrap justify-between gap-x-4 leading-snug">
              <span className="min-w-0 wrap-anywhere">{label[lang]}</span>{' '}
              <span className="ms-auto font-medium tabular-nums">{format.format(value)}</span>
            </p>
            <div aria-hidden="true" className="chart-track" style={{ '--zero': `${drawn.zero}%` } as CSSProperties}>
              <div className="chart-bar" data-less={value < 0 || undefined} style={drawn.bars[index]} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
