import type { DailyEntry } from '#contract/reading/daily.ts'
import type { Goal } from '#contract/reading/study-plan-rules.ts'

export interface GoalState {
  kind: Goal['kind']
  done: number
  target: number
}

/** The person's goal, or all articles of the newest day. */
export function goalState(
  goal: Goal | null,
  finishedToday: { articles: number; minutes: number },
  newest: DailyEntry | undefined,
  finished: ReadonlySet<string>,
): GoalState {
  if (goal) return { kind: goal.kind, done: finishedToday[goal.kind], target: goal.amount }
  const articles = newest?.articles ?? []
  const done = articles.filter(({ article_id }) => finished.has(article_id)).length
  return { kind: 'articles', done, target: articles.length }
}
