import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Question } from '#contract/practice/question.ts'
import type { Article } from '#contract/reading/articles.ts'
import type { LegalCopy, LegalPath, RetentionRow } from '#contract/site/legal-copy.ts'
import type { PublicCopy, PublicPath } from '#contract/site/public-copy.ts'
import { PricingScreen } from '#web/screens/billing/pricing.tsx'
import { FeaturesScreen } from '#web/screens/site/features.tsx'
import { LandingScreen } from '#web/screens/site/landing.tsx'
import { LegalScreen } from '#web/screens/site/legal.tsx'
import { MissionScreen } from '#web/screens/site/mission.tsx'
import { SponsorsScreen } from '#web/screens/site/sponsors.tsx'

export interface PublicMaterial {
  copy: PublicCopy
  legal: LegalCopy
  retention: RetentionRow[]
  article: Article
  question: Question
}

export const publicBody = (path: PublicPath, material: PublicMaterial): string => renderToStaticMarkup(SCREENS[path](material))

const SCREENS: Record<PublicPath, (material: PublicMaterial) => ReactNode> = {
  '/': (material) => <LandingScreen {...material} />,
  '/features': ({ copy }) => <FeaturesScreen copy={copy} />,
  '/pricing': ({ copy }) => <PricingScreen copy={copy} />,
  '/mission': ({ copy }) => <MissionScreen copy={copy} />,
  '/sponsors': ({ copy }) => <SponsorsScreen copy={copy} />,
  '/privacy': legalScreen('/privacy'),
  '/terms': legalScreen('/terms'),
  '/refunds': legalScreen('/refunds'),
  '/contact': legalScreen('/contact'),
}

function legalScreen(path: LegalPath) {
  return ({ legal, retention }: PublicMaterial) => <LegalScreen path={path} legal={legal} retention={retention} />
}
