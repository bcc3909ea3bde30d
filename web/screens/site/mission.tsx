import type { PublicCopy } from '#contract/site/public-copy.ts'
import { CallToAction } from '#web/site/marketing/call-to-action.tsx'
import { PageHeader } from '#web/site/marketing/page-header.tsx'
import { PageSection } from '#web/site/marketing/page-section.tsx'
import { PublicPage } from '#web/site/marketing/public-page.tsx'
import { Timeline } from '#web/site/marketing/timeline.tsx'
import { TitledColumns } from '#web/site/marketing/titled-columns.tsx'

export function MissionScreen({ copy }: { copy: PublicCopy }) {
  const { mission } = copy
  return (
    <PublicPage path="/mission">
      <PageHeader title={mission.title} />
      <div className="max-w-[36rem] space-y-5 pb-12 font-serif text-lg leading-reading sm:text-xl sm:leading-reading">
        {mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <PageSection title={mission.principlesTitle}>
        <TitledColumns list={mission.principles} />
      </PageSection>
      <PageSection title={mission.timelineTitle}>
        <Timeline stations={mission.timeline} />
      </PageSection>
      <CallToAction copy={copy.callToAction} />
    </PublicPage>
  )
}
