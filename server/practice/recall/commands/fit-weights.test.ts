import { default_w } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts/accounts.ts'
import { recall } from '#contract/practice/recall.ts'
import { newId } from '#server/platform/auth/ids.ts'
import { aForgetfulPerson } from '#tests/support/fixtures/forgetful-person.ts'
import { recallCalls } from '#tests/support/fixtures/recall.ts'
import { type Person, testApp } from '#tests/support/server/app.ts'
import { scheduleOf, schedulerWith } from '../rules.ts'
import { applyWeights } from './apply-weights.ts'
import { fitWeights } from './fit-weights.ts'
import { canOptimise, type Fit, OptimizerMissing, optimise } from './optimise.ts'
import { replayed } from './replay-cards.ts'
import { reviewCards } from './review-cards.ts'

const app = testApp()
const { reviewed, queue, stored } = recallCalls(app)

const OTHER = default_w.map((weight, at) => (at < 4 ? weight / 2 : weight))
const BETTER: Fit = { weights: OTHER, lossBefore: 0.5, lossAfter: 0.4 }
const ENOUGH = { cards: 100, answers: 10 }
const never = new AbortController().signal

/** A night, with an optimizer that gives this. @returns how often it was asked, and what the log says */
async function night(give: Fit | (() => Fit | Promise<Fit>) | typeof optimise) {
  let asked = 0
  const said: string[] = []
  const log = { error: (_: { err: unknown }, message: string) => void said.push(message) }
  const asking: typeof optimise = async (...given) => {
    asked++
    return typeof give === 'function' ? give(...given) : give
  }
  await fitWeights(app.db, app.now, { optimise: asking, log, stopping: never })
  return { asked, said }
}

const fitOf = (as: Person) => app.db.selectFrom('recall_fits').where('user_id', '=', as.id).selectAll().executeTakeFirstOrThrow()
const weightsOf = async (as: Person) => (await fitOf(as)).weights
const setting = (as: Person, fit_intervals: boolean) => app.call(recall.saveSettings, { as, body: { fit_intervals } })
const figuresOf = async (as: Person) => (await app.call(recall.figures, { as })).json().data.fit

/** What is stored of each card, and what a replay of all its reviews with the stored weights leads to. */
async function storedAndReplayed(as: Person) {
  const scheduler = schedulerWith(await weightsOf(as))
  const reviews = Map.groupBy(
    await app.db.selectFrom('recall_reviews').where('user_id', '=', as.id).selectAll().execute(),
    ({ card_id }) => card_id,
  )
  const cards = await stored(as)
  return [
    cards.map(scheduleOf),
    cards.map((card) => replayed(scheduler, card, reviews.get(card.card_id) ?? []).schedule),
  ] as const
}

describe('weights fitted to a person', () => {
  test.skipIf(!canOptimise())('predict the latest answers of somebody who forgets fast better than the usual ones', async () => {
    const person = await aForgetfulPerson(app, { cards: 300, answers: 10 })
    const before = await stored(person)
    expect(await night(optimise)).toEqual({ asked: 1, said: [] })
    const { weights, log_loss_before, log_loss_after, fitted_answers } = await fitOf(person)
    expect([weights?.length, fitted_answers]).toEqual([21, 3000])
    expect(log_loss_after).toBeLessThan((log_loss_before ?? 0) * 0.99)
    const days = (cards: typeof before) => cards.reduce((sum, { stability }) => sum + stability, 0)
    expect(days(await stored(person))).toBeLessThan(days(before))
    const [now, again] = await storedAndReplayed(person)
    expect(now).toEqual(again)
  })

  test('schedule all cards again: those reset, undone and answered late end as a replay does', async () => {
    const person = await aForgetfulPerson(app, { cards: 101, answers: 10 })
    const [first, second, third] = (await stored(person)).map(({ card_id }) => card_id)
    await app.call(recall.reset, { as: person, params: { cardId: first ?? '' } })
    await night(BETTER)
    const [undone] = await reviewed(person, { card_id: second ?? '', grade: 1 })
    await app.call(recall.undo, { as: person, params: { reviewId: undone.review_id } })
    await reviewed(person, { card_id: third ?? '', grade: 2, reviewed_at: '2020-01-01T06:00:00Z' }, { card_id: third ?? '' })
    expect(await weightsOf(person)).toEqual(OTHER)
    const [now, again] = await storedAndReplayed(person)
    expect(now).toEqual(again)
  })

  test('decide what the buttons say', async () => {
    const person = await aForgetfulPerson(app, ENOUGH)
    await night(BETTER)
    const [item] = (await queue(person)).items
    const { card_id = '' } = item?.card ?? {}
    const [{ due }] = await reviewed(person, { card_id, grade: 3 })
    expect(item?.intervals.good).toBe(Math.round((new Date(due).getTime() - app.now.getTime()) / 1000))
  })

  test('are told with the figures, and are in the data download', async () => {
    const person = await aForgetfulPerson(app, ENOUGH)
    expect(await figuresOf(person)).toEqual({ answers: 1000, fitted: null, possible_from: canOptimise() ? 1000 : null })
    await night(BETTER)
    expect((await figuresOf(person)).fitted).toEqual({ day: '2026-01-15', answers: 1000 })
    const file = (await app.call(accounts.exportData, { as: person, body: { password: person.password } })).json().data
    expect(file.data.recall.fit).toMatchObject({ weights: OTHER, fitted_answers: 1000, log_loss_after: 0.4 })
  })
})

describe('a night', () => {
  test('leaves those with too few answers alone, also where some were undone', async () => {
    const person = await aForgetfulPerson(app, { cards: 100, answers: 9 })
    expect((await night(BETTER)).asked).toBe(0)
    await app.db.updateTable('recall_fits').set({ answers: 1000 }).where('user_id', '=', person.id).execute()
    expect([(await night(BETTER)).asked, await weightsOf(person)]).toEqual([0, null])
  })

  test('tries somebody again once they have a third more answers', async () => {
    const person = await aForgetfulPerson(app, ENOUGH)
    const nights = [await night(BETTER), await night(BETTER)]
    const arrived = (answers: number) =>
      app.db.updateTable('recall_fits').set({ answers }).where('user_id', '=', person.id).execute()
    await arrived(1333)
    nights.push(await night(BETTER))
    await arrived(1334)
    nights.push(await night(BETTER))
    expect(nights.map(({ asked }) => asked)).toEqual([1, 0, 0, 1])
  })

  test('keeps the weights in use where others do not predict better, or cannot be weights', async () => {
    const person = await aForgetfulPerson(app, ENOUGH)
    const before = await stored(person)
    const given: Fit[] = [
      { ...BETTER, lossAfter: 0.5 },
      { ...BETTER, lossAfter: Number.NaN },
      { ...BETTER, weights: [...OTHER.slice(0, 20), Number.NaN] },
      { ...BETTER, weights: OTHER.slice(0, 19) },
      { ...BETTER, weights: OTHER.with(20, 0.9) },
      { ...BETTER, weights: [] },
    ]
    const said: number[] = []
    for (const fit of given) {
      await app.db.updateTable('recall_fits').set({ tried_answers: 0 }).execute()
      said.push((await night(fit)).said.length)
    }
    expect(said).toEqual([0, 0, 1, 1, 1, 1])
    expect([await weightsOf(person), await stored(person)]).toEqual([null, before])
  })

  test('goes on to the next person after a failure', async () => {
    const people = [await aForgetfulPerson(app, ENOUGH), await aForgetfulPerson(app, ENOUGH)]
    let n = 0
    const { asked, said } = await night(() => {
      n++
      if (n === 1) throw new Error('It ended with 9')
      return BETTER
    })
    expect([asked, said]).toEqual([2, ['The weights of a person could not be fitted: they keep those in use']])
    expect((await Promise.all(people.map(weightsOf))).filter((weights) => weights === null)).toHaveLength(1)
  })

  test('without the optimizer says so once, and everybody keeps what they have', async () => {
    const person = await aForgetfulPerson(app, ENOUGH)
    await expect(optimise({ cards: [], weights: null }, never, 'not-installed')).rejects.toThrow(OptimizerMissing)
    const { said } = await night((given, stopping) => optimise(given, stopping, 'not-installed'))
    expect(said).toEqual([expect.stringContaining('The optimizer of FSRS does not run on this machine')])
    expect(await fitOf(person)).toMatchObject({ weights: null, tried_answers: 0 })
  })

  test('loses no answer that arrives while cards are replayed, and schedules it with the new weights', async () => {
    const person = await aForgetfulPerson(app, ENOUGH)
    const ids = (await stored(person)).map(({ card_id }) => card_id)
    const answer = (n: number) => {
      const review = { review_id: newId(), card_id: ids[n] ?? '', grade: 1, seconds: 5, reviewed_at: app.now.toISOString() }
      return reviewCards(app.db, person.id, [review], app.now)
    }
    for (let n = 0; n < 100; n += 10) {
      const weights = n % 20 === 0 ? OTHER : [...default_w]
      const answers = [n, n + 3, n + 6, n + 9]
      await Promise.all([applyWeights(app.db, person.id, { ...BETTER, weights }, 1000, app.now), ...answers.map(answer)])
    }
    const [now, again] = await storedAndReplayed(person)
    expect(now).toEqual(again)
    expect(now.reduce((sum, { reps }) => sum + reps, 0)).toBe(1000 + 40)
  })
})

describe('somebody who wants the usual intervals', () => {
  test('has them at once, and is fitted again when they want it', async () => {
    const person = await aForgetfulPerson(app, ENOUGH)
    const usual = await stored(person)
    await night(BETTER)
    expect(await stored(person)).not.toEqual(usual)
    expect((await setting(person, false)).json().data.fit_intervals).toBe(false)
    expect(await stored(person)).toEqual(usual)
    expect([await figuresOf(person), (await night(BETTER)).asked]).toMatchObject([{ fitted: null, possible_from: null }, 0])
    await setting(person, true)
    expect([(await night(BETTER)).asked, await weightsOf(person)]).toEqual([1, OTHER])
  })

  test('keeps them when they say so while weights are fitted', async () => {
    const person = await aForgetfulPerson(app, ENOUGH)
    await night(async () => {
      await setting(person, false)
      return BETTER
    })
    expect(await weightsOf(person)).toBeNull()
  })
})
