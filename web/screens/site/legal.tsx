import type { LegalCopy, LegalPath, LegalSection, RetentionRow } from '#contract/site/legal-copy.ts'
import { paths } from '#web/platform/paths.ts'
import { PageHeader } from '#web/site/marketing/page-header.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { RetentionTable } from '#web/site/marketing/retention-table.tsx'
import { buttonStyle } from '#web/ui/button.tsx'

interface LegalScreenProps {
  path: LegalPath
  legal: LegalCopy
  retention: RetentionRow[]
}

/** Privacy, terms, refunds and contact. The server fills in who runs the site (server/platform/http/operator-details.ts). */
export function LegalScreen({ path, legal, retention }: LegalScreenProps) {
  const { title, lead, sections } = legal.pages[path]
  return (
    <PublicPage path={path}>
      <PageHeader title={title} lead={lead} />
      <div className="max-w-[40rem] space-y-8 text-lg leading-relaxed [overflow-wrap:anywhere] [&_p_a]:font-medium [&_p_a]:text-accent [&_p_a]:underline [&_p_a]:underline-offset-4">
        <p className="text-base text-quiet">
          Last changed on <time dateTime={legal.version}>{inWords(legal.version)}</time>
        </p>
        {sections.map((section) => (
          <Section key={section.title} section={section} retention={retention} />
        ))}
      </div>
    </PublicPage>
  )
}

const Section = ({ section, retention }: { section: LegalSection; retention: RetentionRow[] }) => (
  <section>
    <h2 className="mb-2 font-serif text-2xl leading-snug font-semibold">{section.title}</h2>
    {section.paragraphs.map((paragraph) => (
      <p key={paragraph} className="mt-3">
        {paragraph}
      </p>
    ))}
    {section.list && (
      <ul className="mt-3 list-disc space-y-2 pl-6">
        {section.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {section.showsRetention && <RetentionTable rows={retention} />}
    {section.showsFeedback && (
      <a href={paths.feedbackSubmit} className={buttonStyle({ className: 'mt-4' })}>
        Send feedback
      </a>
    )}
  </section>
)

const inWords = (day: string) =>
  new Date(day).toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
