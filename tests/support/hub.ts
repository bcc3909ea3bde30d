import { expect } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type LearningTip, peerLearning, type SharedResult } from '#contract/peer-learning.ts'
import { quizzes } from '#contract/quizzes.ts'
import { type StudyGroup, studyGroups } from '#contract/study-groups.ts'
import type { Person, TestApp } from './app.ts'
import { answering, opened, publishedQuiz, withQuiz } from './quizzes.ts'

interface Page<Entry> {
  data: Entry[]
  next_before: string | null
}

/** What the tests of the peer learning hub do again and again. */
export function hubCalls(app: TestApp) {
  let days = 0
  const listing =
    <Entry>(endpoint: Endpoint) =>
    async (as: Person, query: Record<string, unknown> = {}): Promise<Page<Entry>> => {
      const reply = await app.call(endpoint, { as, query })
      expect(reply.statusCode).toBe(200)
      return reply.json()
    }
  const tip = (text: Record<string, unknown> = {}) => ({
    title: 'Read twice',
    content: 'Then write.',
    category: 'Polity',
    ...text,
  })
  const group = (text: Record<string, unknown> = {}) => ({ name: 'Morning readers', category: 'History', ...text })
  return {
    tip,
    group,
    results: listing<SharedResult>(peerLearning.results as unknown as Endpoint),
    tips: listing<LearningTip>(peerLearning.tips as unknown as Endpoint),
    groups: listing<StudyGroup>(studyGroups.list as unknown as Endpoint),
    /** Takes a quiz of four questions, of which three are right, and gives the attempt. */
    attempted: async (as: Person, title = 'Budget'): Promise<string> => {
      const day = new Date(Date.UTC(2025, 0, 1 + days++)).toISOString().slice(0, 10)
      const { quizId } = await publishedQuiz(app, day, withQuiz(title, 4))
      const quiz = await opened(app, as, quizId)
      return (await app.call(quizzes.submit, { as, body: answering(quiz, 'ABCA') })).json().data.attemptId
    },
    share: (as: Person, body: Record<string, unknown>) =>
      app.call(peerLearning.shareResult, { as, body: { category: 'Economics', ...body } }),
    withdraw: (as: Person, resultId: string) => app.call(peerLearning.withdrawResult, { as, params: { resultId } }),
    likeResult: (as: Person, resultId: string) => app.call(peerLearning.likeResult, { as, params: { resultId } }),
    unlikeResult: (as: Person, resultId: string) => app.call(peerLearning.unlikeResult, { as, params: { resultId } }),
    write: (as: Person, text: Record<string, unknown> = {}) => app.call(peerLearning.writeTip, { as, body: tip(text) }),
    written: async (as: Person, text: Record<string, unknown> = {}): Promise<LearningTip> => {
      const reply = await app.call(peerLearning.writeTip, { as, body: tip(text) })
      expect(reply.statusCode).toBe(200)
      return reply.json().data
    },
    like: (as: Person, tipId: string) => app.call(peerLearning.likeTip, { as, params: { tipId } }),
    unlike: (as: Person, tipId: string) => app.call(peerLearning.unlikeTip, { as, params: { tipId } }),
    create: (as: Person, text: Record<string, unknown> = {}) => app.call(studyGroups.create, { as, body: group(text) }),
    created: async (as: Person, text: Record<string, unknown> = {}): Promise<StudyGroup> => {
      const reply = await app.call(studyGroups.create, { as, body: group(text) })
      expect(reply.statusCode).toBe(200)
      return reply.json().data
    },
    join: (as: Person, groupId: string) => app.call(studyGroups.join, { as, params: { groupId } }),
    leave: (as: Person, groupId: string) => app.call(studyGroups.leave, { as, params: { groupId } }),
    members: async (as: Person, groupId: string): Promise<string[]> => {
      const { data } = (await app.call(studyGroups.members, { as, params: { groupId } })).json()
      return data.map(({ username, is_owner }: { username: string; is_owner: boolean }) =>
        is_owner ? `${username} (owner)` : username,
      )
    },
    told: (as: Person) =>
      app.db
        .selectFrom('notifications')
        .where('user_id', '=', as.id)
        .where('type', 'in', ['study_group_joined', 'learning_tip_liked', 'quiz_result_shared'])
        .orderBy('created_at')
        .orderBy('notification_id')
        .select(['type', 'title', 'message', 'path'])
        .execute(),
  }
}
