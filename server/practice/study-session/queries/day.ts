import { type RawBuilder, sql } from 'kysely'
import type { StudySession } from '#contract/practice/study-session.ts'
import type { Beginning, Goal } from '#contract/reading/study-plan-rules.ts'
import { can } from '#contract/roles.ts'
import type { Db } from '#server/db/open.ts'
import { type Learner, startOf } from '#server/practice/shared/recall-circumstances.ts'
import type { Material, OpenArticle, StoredExercises } from '../rules.ts'
import { type About, articlesOf, learntOf, questionsOf } from './articles.ts'
import { draftOf, nextTest, testedToday, weakLinesOf, writtenToday } from './exercises.ts'

export interface StoredDay extends StoredExercises {
  plan: { goal: Goal | null; begin_with: Beginning; days_off: number[] } | null
  skipped: string[]
  articles: OpenArticle[]
  questions: NonNullable<Material['questions']>[]
  learnt: Omit<StudySession['learnt_today'], 'cards'>
}

/** Everything but the cards, in one query. */
export async function storedDay(db: Db, { id, role, timeZone }: Learner, day: string, now: Date): Promise<StoredDay> {
  const about: About = { id, start: startOf(day, timeZone), now, isPro: can(role, 'proStudy') }
  const forPro = (query: (about: About) => RawBuilder<unknown>) => (about.isPro ? listOf(query(about)) : sql`'[]'::jsonb`)
  const { rows } = await sql<StoredDay>`
    select
      (select jsonb_build_object('begin_with', begin_with, 'days_off', days_off, 'goal',
        case when goal_kind is null then null else jsonb_build_object('kind', goal_kind, 'amount', goal_amount) end)
        from study_plans where user_id = ${id}) as plan,
      coalesce((select steps from session_skips where user_id = ${id} and day = ${day}), '{}') as skipped,
      ${listOf(articlesOf(about))} as articles, ${listOf(questionsOf(about))} as questions, ${learntOf(about)} as learnt,
      ${forPro(writtenToday)} as written, ${forPro(testedToday)} as tested, ${forPro(nextTest)} as tests, ${forPro(draftOf)} as drafts,
      ${forPro(weakLinesOf)} as weak_lines`.execute(db)
  return rows[0] as StoredDay
}

const listOf = (query: RawBuilder<unknown>) => sql`(select coalesce(jsonb_agg(to_jsonb(part)), '[]') from (${query}) as part)`
