import type { PublicCopy } from '#contract/public-copy.ts'
import { CallToAction } from '#web/marketing/call-to-action.tsx'
import { PageHead } from '#web/marketing/page-head.tsx'
import { PageSection } from '#web/marketing/page-section.tsx'
import { PublicPage } from '#web/marketing/public-page.tsx'
import { StationLine } from '#web/marketing/station-line.tsx'
import { TitledColumns } from '#web/marketing/titled-columns.tsx'

export function MissionScreen({ copy }: { copy: PublicCopy }) {
  const { mission } = copy
  return (
    <PublicPage path="/mission">
      <PageHead title={mission.title} />
      <div className="max-w-[36rem] space-y-5 pb-12 font-serif text-lg leading-reading sm:text-xl sm:leading-reading">
        {mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <PageSection title={mission.principlesTitle}>
        <TitledColumns list={mission.principles} />
      </PageSection>
      <PageSection title={mission.timelineTitle}>
        <StationLine stations={mission.timeline} />
      </PageSection>
      <CallToAction copy={copy.callToAction} />
    </PublicPage>
  )
}
