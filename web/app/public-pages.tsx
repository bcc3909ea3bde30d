import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Article } from '#contract/articles.ts'
import type { PublicCopy, PublicPath } from '#contract/public-copy.ts'
import type { QuizQuestion } from '#contract/quizzes.ts'
import { FeaturesScreen } from '#web/screens/features.tsx'
import { LandingScreen } from '#web/screens/landing.tsx'
import { MissionScreen } from '#web/screens/mission.tsx'
import { PricingScreen } from '#web/screens/pricing.tsx'
import { SponsorsScreen } from '#web/screens/sponsors.tsx'

export interface PublicMaterial {
  copy: PublicCopy
  article: Article
  question: QuizQuestion
}

/** @returns the body of a public page; it is finished, no framework comes to it in the browser */
export const publicBody = (path: PublicPath, material: PublicMaterial): string => renderToStaticMarkup(SCREENS[path](material))

const SCREENS: Record<PublicPath, (material: PublicMaterial) => ReactNode> = {
  '/': (material) => <LandingScreen {...material} />,
  '/features': ({ copy }) => <FeaturesScreen copy={copy} />,
  '/pricing': ({ copy }) => <PricingScreen copy={copy} />,
  '/mission': ({ copy }) => <MissionScreen copy={copy} />,
  '/sponsors': ({ copy }) => <SponsorsScreen copy={copy} />,
}
