import type { PublicCopy } from '#contract/public-copy.ts'
import { AimList } from '#web/marketing/aim-list.tsx'
import { CallToAction } from '#web/marketing/call-to-action.tsx'
import { FeatureList } from '#web/marketing/feature-list.tsx'
import { PageHead } from '#web/marketing/page-head.tsx'
import { PageSection } from '#web/marketing/page-section.tsx'
import { PublicPage } from '#web/marketing/public-page.tsx'
import { StationLine } from '#web/marketing/station-line.tsx'

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
