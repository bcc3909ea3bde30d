import { z } from 'zod'
import type { QuotaKind } from '#contract/quotas.ts'
import { type Env, parseEnv, whole } from './env.ts'

/** Per person; `most: 0`: no limit. */
export interface Quota {
  most: number
  perSeconds: number
}

const count = () => whole(0, 1_000_000)

export const QuotaEnv = z.object({
  POSTS_PER_MINUTE: count().default(10).meta({ description: 'posts of one person, over all processes; 0: no limit' }),
  REACTIONS_PER_MINUTE: count().default(60).meta({ description: 'the same for reactions and likes' }),
  REPORTS_PER_DAY: count().default(20).meta({ description: 'the same for reports to moderators' }),
  FORUMS_PER_DAY: count().default(20).meta({ description: 'the same for forums, study groups and peer learning' }),
  FEEDBACK_PER_HOUR: count().default(10).meta({ description: 'the same for feedback to the team' }),
  MOCK_TESTS_PER_DAY: count().default(50).meta({ description: 'mock tests that one person may make' }),
  CHECKOUTS_PER_HOUR: count().default(20).meta({ description: 'checkouts that one person may start' }),
  ANSWERS_PER_DAY: count()
    .default(100)
    .meta({ description: 'answers to mains questions that one person may begin; 0: no limit' }),
  ANSWER_FEEDBACK_PER_DAY: count().default(3).meta({
    description:
      'answers on which one person gets feedback by the chat endpoint of `TRANSLATION_URL`; 0: [feedback](operations/services.md#feedback-on-answers) is not offered',
  }),
  DRAFTS_PER_DAY: count().default(60).meta({
    description:
      'proposals that one admin may ask of the chat endpoint of `TRANSLATION_URL` for the writing desk; 0: [drafting](operations/services.md#drafting) is not offered',
  }),
  REVIEWS_PER_DAY: count().default(40).meta({ description: 'answers that one person may take to review; 0: no limit' }),
  OFFERS_PER_DAY: count().default(20).meta({ description: 'answers that one person may put into the exchange; 0: no limit' }),
  MISTAKE_REPORTS_PER_DAY: count()
    .default(20)
    .meta({ description: 'mistakes in articles that one person may report; 0: no limit' }),
  FIGURES_PER_DAY: count().default(300).meta({ description: 'pictures that one admin may upload for articles; 0: no limit' }),
  FETCHES_PER_DAY: count().default(100).meta({ description: 'pages that one admin may have fetched as sources; 0: no limit' }),
  PHOTOGRAPHS_PER_DAY: count().default(100).meta({ description: 'photographs that one person may add to answers; 0: no limit' }),
})

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Quotas = Record<QuotaKind, Quota>

export function readQuotas(env: Env): Quotas {
  const quotas = parseEnv(QuotaEnv, env)
  return {
    posts: { most: quotas.POSTS_PER_MINUTE, perSeconds: MINUTE },
    reactions: { most: quotas.REACTIONS_PER_MINUTE, perSeconds: MINUTE },
    reports: { most: quotas.REPORTS_PER_DAY, perSeconds: DAY },
    forums: { most: quotas.FORUMS_PER_DAY, perSeconds: DAY },
    checkouts: { most: quotas.CHECKOUTS_PER_HOUR, perSeconds: HOUR },
    mockTests: { most: quotas.MOCK_TESTS_PER_DAY, perSeconds: DAY },
    feedback: { most: quotas.FEEDBACK_PER_HOUR, perSeconds: HOUR },
    answers: { most: quotas.ANSWERS_PER_DAY, perSeconds: DAY },
    /** `most: 0`: not offered. */
    answerFeedback: { most: quotas.ANSWER_FEEDBACK_PER_DAY, perSeconds: DAY },
    /** `most: 0`: not offered. */
    drafts: { most: quotas.DRAFTS_PER_DAY, perSeconds: DAY },
    reviews: { most: quotas.REVIEWS_PER_DAY, perSeconds: DAY },
    offers: { most: quotas.OFFERS_PER_DAY, perSeconds: DAY },
    mistakeReports: { most: quotas.MISTAKE_REPORTS_PER_DAY, perSeconds: DAY },
    figures: { most: quotas.FIGURES_PER_DAY, perSeconds: DAY },
    fetches: { most: quotas.FETCHES_PER_DAY, perSeconds: DAY },
    photographs: { most: quotas.PHOTOGRAPHS_PER_DAY, perSeconds: DAY },
  }
}
