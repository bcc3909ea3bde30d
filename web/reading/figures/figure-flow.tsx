import { ArrowDown } from 'lucide-react'
import type { Language } from '#contract/languages.ts'
import type { Sketch } from '#contract/reading/provenance.ts'

type Flow = Extract<Sketch, { kind: 'flow' }>

/** Down; few steps stand side by side where they fit. */
export function FigureFlow({ flow: { steps }, lang }: { flow: Flow; lang: Language }) {
  return (
    <div className="@container">
      <ol lang={lang} data-steps={steps.length} className="flow font-sans">
        {steps.map(({ label, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ids, and the list only changes as a whole
          <li key={index} className="flow-step">
            {index > 0 && <ArrowDown aria-hidden="true" className="flow-arrow" />}
            <div className="flow-box">
              <p className="font-medium">{label[lang]}</p>
              {note && <p className="mt-1 text-sm text-quiet">{note[lang]}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
