import type { PublicCopy } from '#contract/site/public-copy.ts'
import { PageHeader } from '#web/site/marketing/page-header.tsx'
import { PageSection } from '#web/site/marketing/page-section.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { SponsorList } from '#web/site/marketing/sponsor-list.tsx'
import { TitledColumns } from '#web/site/marketing/titled-columns.tsx'

export function SponsorsScreen({ copy: { sponsors } }: { copy: PublicCopy }) {
  const { support, ideas } = sponsors
  return (
    <PublicPage path="/sponsors">
      <PageHeader title={sponsors.title} lead={sponsors.lead} />
      <PageSection title={sponsors.listTitle} text={sponsors.listText}>
        <SponsorList list={sponsors.list} />
      </PageSection>
      <PageSection title={support.title} text={support.text}>
        <TitledColumns list={support.list} />
      </PageSection>
      <details className="border-t border-line">
        <summary className="flex min-h-11 items-center py-2 font-medium text-accent underline underline-offset-4">
          {ideas.title}
        </summary>
        <p className="max-w-prose text-quiet">{ideas.text}</p>
        <ul className="mt-2 max-w-prose list-disc space-y-1 ps-6 text-quiet">
          {ideas.list.map(({ title, text }) => (
            <li key={title}>
              {title}: {text}
            </li>
          ))}
        </ul>
      </details>
    </PublicPage>
  )
}
