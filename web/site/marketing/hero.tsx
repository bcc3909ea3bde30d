import type { PublicCopy } from '#contract/site/public-copy.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as m from '#messages/site/marketing/pages.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'

/** Letters of other scripts are wider, and reach further up and down. */
const SIZE =
  LANGUAGE === 'en'
    ? 'text-4xl leading-[1.12] sm:text-5xl lg:text-6xl lg:leading-[1.08]'
    : 'text-3xl leading-tight sm:text-4xl lg:text-5xl lg:leading-tight'

export function Hero({ copy }: { copy: PublicCopy['hero'] }) {
  return (
    <section className="grid gap-x-12 gap-y-8 py-10 sm:py-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-end">
      <h1 className={`font-serif font-semibold ${SIZE}`}>{copy.title}</h1>
      <div>
        <p className="text-lg text-quiet">{copy.lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={paths.signup} className={buttonStyle({ className: 'member:hidden' })}>
            {m.createFreeAccount}
          </a>
          <a href={paths.dashboard} className={buttonStyle({ className: 'guest:hidden' })}>
            {m.goToToday}
          </a>
          <a href="#sample" className={buttonStyle({ variant: 'outline' })}>
            {m.readSample}
          </a>
        </div>
        <p className="mt-3 text-sm text-quiet member:hidden">{copy.note}</p>
      </div>
    </section>
  )
}
