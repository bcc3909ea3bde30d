import * as m from '#messages/site/marketing/pages.ts'
import { paths } from '#web/platform/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'

export function CallToAction({ copy: { title, text } }: { copy: { title: string; text: string } }) {
  return (
    <section
      aria-labelledby="begin"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-y-2 border-ink py-8"
    >
      <div>
        <h2 id="begin" className="font-serif text-2xl leading-snug font-semibold sm:text-3xl">
          {title}
        </h2>
        <p className="mt-1 text-quiet member:hidden">{text}</p>
      </div>
      <a href={paths.signup} className={buttonStyle({ size: 'lg', className: 'member:hidden' })}>
        {m.signUpFree}
      </a>
      <a href={paths.dashboard} className={buttonStyle({ size: 'lg', className: 'guest:hidden' })}>
        {m.goToToday}
      </a>
    </section>
  )
}
