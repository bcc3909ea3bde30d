import type { PublicCopy } from '#contract/site/public-copy.ts'
import { AimList } from '#web/site/marketing/aim-list.tsx'
import { CallToAction } from '#web/site/marketing/call-to-action.tsx'
import { FeatureList } from '#web/site/marketing/feature-list.tsx'
import { PageHeader } from '#web/site/marketing/page-header.tsx'
import { PageSection } from '#web/site/marketing/page-section.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { Timeline } from '#web/site/marketing/timeline.tsx'

export function FeaturesScreen({ copy }: { copy: PublicCopy }) {
  const { features, aims } = copy
  return (
    <PublicPage path="/features">
      <PageHeader title={features.title} lead={features.lead} />
      <PageSection title={features.stationsTitle}>
        <Timeline stations={features.stations} />
      </PageSection>
      {features.groups.map(({ title, list }) => (
        <PageSection key={title} title={title}>
          <FeatureList list={list} />
        </PageSection>
      ))}
      <PageSection title={aims.title} text={aims.text}>
        <AimList list={aims.list} />
      </PageSection>
      <CallToAction copy={copy.callToAction} />
    </PublicPage>
  )
}
