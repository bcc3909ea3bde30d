import { ChevronDown } from 'lucide-react'
import { DESCRIPTORS } from '#contract/languages.ts'
import type { LegalCopy, LegalPath, LegalSection, RetentionRow } from '#contract/site/legal-copy.ts'
import { LANGUAGE } from '#messages/language.ts'
import * as m from '#messages/screens/site/public.ts'
import { paths } from '#web/platform/paths.ts'
import { formatDay } from '#web/platform/time/dates.ts'
import { LinkedText } from '#web/site/marketing/linked-text.tsx'
import { PageHeader } from '#web/site/marketing/page-header.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { FoldedRetentionTable } from '#web/site/marketing/retention-table.tsx'
import { buttonStyle } from '#web/ui/button.tsx'

interface LegalScreenProps {
  path: LegalPath
  legal: LegalCopy
  retention: RetentionRow[]
}

/** The server inserts the operator (server/site/shared/operator-details.ts). */
export function LegalScreen({ path, legal, retention }: LegalScreenProps) {
  const { title, lead, sections } = legal.pages[path]
  const isLong = sections.length > FEW_SECTIONS
  return (
    <PublicPage path={path}>
      <PageHeader title={title} lead={lead} />
      <div className="max-w-[40rem] space-y-8 text-lg leading-relaxed [overflow-wrap:anywhere] [&_:is(p,li)>a]:font-medium [&_:is(p,li)>a]:text-accent [&_:is(p,li)>a]:underline [&_:is(p,li)>a]:underline-offset-4">
        {LANGUAGE !== 'en' && path !== '/contact' && <BindingText path={path} />}
        {isLong && <LastChanged day={legal.version} />}
        {isLong && <Contents sections={sections} />}
        {sections.map((section) => (
          <Section key={section.title} section={section} retention={retention} />
        ))}
        {!isLong && <LastChanged day={legal.version} />}
      </div>
    </PublicPage>
  )
}

/** Above this, a table of contents, and the date at the top. */
const FEW_SECTIONS = 6

const LastChanged = ({ day }: { day: string }) => (
  <p className="text-base text-quiet">
    {m.lastChanged({ day: formatDay(day), time: (text) => <time dateTime={day}>{text}</time> })}
  </p>
)

const BindingText = ({ path }: { path: LegalPath }) => (
  <p className="text-base text-quiet">
    {m.bindingText({
      english: (text) => (
        <a href={path} hrefLang={DESCRIPTORS.en.locale}>
          {text}
        </a>
      ),
    })}
  </p>
)

/** Twice: no style can open a fold on wide screens, and there is no script. */
const Contents = ({ sections }: { sections: LegalSection[] }) => (
  <nav aria-label={m.onThisPage}>
    <details className="border-y border-line text-base sm:hidden">
      <summary className="flex min-h-11 items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {m.onThisPage}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-quiet fold-open:rotate-180" />
      </summary>
      <Links sections={sections} />
    </details>
    <div className="max-sm:hidden">
      <h2 className="font-semibold">{m.onThisPage}</h2>
      <Links sections={sections} />
    </div>
  </nav>
)

const Links = ({ sections }: { sections: LegalSection[] }) => (
  <ol className="gap-x-8 text-base sm:columns-2">
    {sections.map(({ title }) => (
      <li key={title} className="break-inside-avoid leading-snug">
        <a href={`#${anchorOf(title)}`} className="flex min-h-11 items-center py-3">
          {title}
        </a>
      </li>
    ))}
  </ol>
)

const anchorOf = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')

const Section = ({ section, retention }: { section: LegalSection; retention: RetentionRow[] }) => (
  <section id={anchorOf(section.title)} className="scroll-mt-4">
    <h2 className="mb-2 font-serif text-2xl leading-snug font-semibold">{section.title}</h2>
    {section.paragraphs.map((paragraph) => (
      <p key={paragraph} className="mt-3">
        <LinkedText text={paragraph} />
      </p>
    ))}
    {section.list && (
      <ul className="mt-3 list-disc space-y-2 ps-6">
        {section.list.map((item) => (
          <li key={item}>
            <LinkedText text={item} />
          </li>
        ))}
      </ul>
    )}
    {section.showsRetention && <FoldedRetentionTable rows={retention} />}
    {section.showsFeedback && (
      <a href={paths.feedbackSubmit} className={buttonStyle({ className: 'mt-4' })}>
        {m.sendFeedback}
      </a>
    )}
  </section>
)
