import type { PublicCopy } from '#contract/site/public-copy.ts'
import { PageHeader } from '#web/site/marketing/page-header.tsx'
import { PageSection } from '#web/site/marketing/page-section.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { SponsorList } from '#web/site/marketing/sponsor-list.tsx'
import { TitledColumns } from '#web/site/marketing/titled-columns.tsx'

export function SponsorsScreen({ copy: { sponsors } }: { copy: PublicCopy }) {
  return (
    <PublicPage path="/sponsors">
      <PageHeader title={sponsors.title} lead={sponsors.lead} />
      <PageSection title={sponsors.listTitle} text={sponsors.listText}>
        <SponsorList list={sponsors.list} />
      </PageSection>
      <PageSection title={sponsors.plansTitle} text={sponsors.plansText}>
        <TitledColumns list={sponsors.plans} />
        {sponsors.contact && (
          <p className="mt-8">
            {sponsors.contact.text}{' '}
            <a href={`mailto:${sponsors.contact.email}`} className="font-medium text-accent underline underline-offset-4">
              {sponsors.contact.email}
            </a>
          </p>
        )}
      </PageSection>
    </PublicPage>
  )
}
