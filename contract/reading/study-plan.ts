import { z } from 'zod'
import { boundedList } from '#contract/bounded-list.ts'
import { data, endpoint } from '#contract/endpoint.ts'
import { Day } from '#contract/text.ts'
import * as m from '#messages/contract/reading.ts'
import { BEGINNINGS, EXAMS, GOAL_KINDS, MAX_PER_DAY } from './study-plan-rules.ts'

const inList = (values: readonly string[]) => values.join(', ')

const Goal = z
  .object(
    {
      kind: z.enum(GOAL_KINDS, { error: `kind must be one of: ${inList(GOAL_KINDS)}` }),
      amount: z.int({ error: 'amount must be a whole number' }).min(1, { error: m.goalTooSmall }),
    },
    { error: 'goal must have a kind and an amount' },
  )
  .refine(({ kind, amount }) => amount <= MAX_PER_DAY[kind], {
    error: m.goalTooLarge(MAX_PER_DAY),
    path: ['amount'],
  })

const Weekday = z
  .int({ error: 'A day off must be 1 (Monday) to 7 (Sunday)' })
  .min(1, { error: 'A day off must be 1 (Monday) to 7 (Sunday)' })
  .max(7, { error: 'A day off must be 1 (Monday) to 7 (Sunday)' })

const DaysOff = boundedList(Weekday, {
  max: 6,
  error: 'days_off must be a list',
  tooMany: m.tooManyDaysOff,
})

export const StudyPlan = z.object({
  exam: z.enum(EXAMS, { error: `exam must be one of: ${inList(EXAMS)}` }).nullable(),
  exam_year: z
    .int({ error: 'exam_year must be a year' })
    .min(2000, { error: 'exam_year must be a year' })
    .max(2199, { error: 'exam_year must be a year' })
    .nullable(),
  exam_date: Day.nullable(),
  goal: Goal.nullable(),
  begin_with: z.enum(BEGINNINGS, { error: `begin_with must be one of: ${inList(BEGINNINGS)}` }),
  days_off: z.array(Weekday),
})

/** An empty object only creates the plan. */
const SomeOfPlan = z.strictObject(StudyPlan.extend({ days_off: DaysOff }).partial().shape, {
  error: 'The study plan must be a JSON object of exam, exam_year, exam_date, goal, begin_with and days_off',
})

export const studyPlan = {
  read: endpoint('GET /api/user/study-plan', 'member', {
    summary: 'The study plan of the signed-in person; `data` is null until it is first saved',
    reply: data(StudyPlan.nullable()),
  }),
  save: endpoint('PUT /api/user/study-plan', 'member', {
    summary: 'Change the study plan of the signed-in person; what is not named stays',
    body: SomeOfPlan,
    reply: data(StudyPlan),
  }),
}
