import type { SessionStep } from './api.ts'

/** Whether a step can be done without a network. */
export const isOnDevice = (step: SessionStep, articles: ReadonlySet<string>): boolean =>
  step.kind === 'review' || step.kind === 'write' || (isReadStep(step) && 'article_id' in step && articles.has(step.article_id))

const isReadStep = (step: SessionStep) => step.kind === 'read' || step.kind === 'quiz'

/** Without the open ones that need a network. */
export const stepsOnDevice = (steps: readonly SessionStep[], articles: ReadonlySet<string>): SessionStep[] =>
  steps.filter((step) => step.state !== 'open' || isOnDevice(step, articles))
