import type { PublicCopy } from '#contract/site/public-copy.ts'
import { AimList } from '#web/site/marketing/aim-list.tsx'
import { CallToAction } from '#web/site/marketing/call-to-action.tsx'
import { FeatureList } from '#web/site/marketing/feature-list.tsx'
import { PageHead } from '#web/site/marketing/page-head.tsx'
import { PageSection } from '#web/site/marketing/page-section.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { StationLine } from '#web/site/marketing/station-line.tsx'

export function FeaturesScreen({ copy }: { copy: PublicCopy }) {
  const { features, aims } = copy
  return (
    <PublicPage path="/features">
      <PageHead title={features.title} lead={features.lead} />
      <PageSection title={features.stationsTitle}>
        <StationLine stations={features.stations} />
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
