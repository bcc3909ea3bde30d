import { expect } from 'vitest'
import { type AdminFeedback, type FeedbackDetail, feedback } from '#contract/feedback.ts'
import type { Person, TestApp } from './app.ts'

export const WORDS = { subject: 'Audio stops', message: 'It stops in the middle of every article.' }

/** The calls of feedback, for tests. */
export function feedbackDesk(app: TestApp) {
  const send = (as: Person, body: object = WORDS) => app.call(feedback.submit, { as, body })
  return {
    send,
    sent: async (as: Person, body: object = WORDS): Promise<FeedbackDetail> => {
      const reply = await send(as, body)
      expect(reply.statusCode).toBe(200)
      return reply.json().data
    },
    track: (as: Person, trackingId: string) => app.call(feedback.track, { as, params: { trackingId } }),
    edit: (as: Person, id: string, body: object) => app.call(feedback.edit, { as, params: { id }, body }),
    review: (as: Person, id: string, body: object) => app.call(feedback.review, { as, params: { id }, body }),
    remove: (as: Person, id: string) => app.call(feedback.remove, { as, params: { id } }),
    mine: async (as: Person, query: Record<string, unknown> = {}) => (await app.call(feedback.mine, { as, query })).json(),
    all: async (as: Person, query: Record<string, unknown> = {}) => {
      const reply = await app.call(feedback.adminList, { as, query })
      expect(reply.statusCode).toBe(200)
      return reply.json() as { data: AdminFeedback[]; next_before: string | null; counts: Record<string, number> | null }
    },
  }
}
