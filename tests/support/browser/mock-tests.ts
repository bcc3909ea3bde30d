import { expect, type Page } from '@playwright/test'
import type { MockAttempt } from '#contract/practice/mock-attempts.ts'
import { anArticle, type Library } from './library.ts'
import type { People, Person } from './people.ts'
import type { E2eServer } from './server.ts'

/** Appears in explanations only. */
export const SECRET = 'Blue herons nest here'

/** B is always right. @returns the day */
export async function aDayOfQuestions(
  library: Library,
  questions: number,
  parts: Record<string, unknown> = {},
  ofArticle: Record<string, unknown> = {},
): Promise<string> {
  const day = library.aFreeDay()
  const prelims_quiz = Array.from({ length: questions }, (_, n) => ({
    question_text: `Heron question ${n + 1} of ${day}: consider the following statements:\n1. It wades.\n2. It swims.\nWhich is right?`,
    options: { A: `Neither of ${n + 1}`, B: `The first of ${n + 1}`, C: `The second of ${n + 1}`, D: `Both of ${n + 1}` },
    correct_option: 'B',
    explanation: `${SECRET}: reason ${n + 1} of ${day}.`,
    ...parts,
  }))
  const halves = [prelims_quiz.slice(0, questions / 2), prelims_quiz.slice(questions / 2)]
  await library.publish(
    day,
    halves.map((part, n) => anArticle(`Herons, part ${n + 1}`, { potential_questions: { prelims_quiz: part }, ...ofArticle })),
  )
  return day
}

let keys = 0

export async function aBegunTest(server: E2eServer, as: Person, day: string, questions: number): Promise<MockAttempt> {
  const attempt_key = `0198c0de-0000-7000-8000-${String(++keys).padStart(12, '0')}`
  const body = { attempt_key, questions, from: day, to: day }
  return (await server.call<{ data: MockAttempt }>('POST', '/api/mock-tests/attempts', { as, body })).data
}

export const attemptOf = async (server: E2eServer, as: Person, attemptId: string) =>
  (await server.call<{ data: MockAttempt }>('GET', `/api/mock-tests/attempts/${attemptId}`, { as })).data

export async function readerInTest(people: People, library: Library, server: E2eServer, questions = 20) {
  const day = await aDayOfQuestions(library, questions)
  const reader = await people.aNewProReader()
  return { reader, day, attempt: await aBegunTest(server, reader, day, questions) }
}

export const question = (page: Page, number: number, of: number) =>
  page.getByRole('heading', { level: 2, name: `Question ${number} of ${of}` })
export const option = (page: Page, letter: string) => page.getByRole('radio', { name: new RegExp(`^${letter}`) })
export const clock = (page: Page) => page.getByRole('timer')
export const saved = (page: Page) => page.getByText('Saved', { exact: true })
export const marks = (page: Page, text: string) => page.getByRole('heading', { level: 2, name: text, exact: true })

/** On the clock of the page. */
export async function secondsOn(page: Page): Promise<number> {
  const parts = (await clock(page).innerText()).split(':').map(Number)
  return parts.reduce((sum, part) => sum * 60 + part, 0)
}

/** The same as on the server. */
export async function expectRightClock(page: Page, server: E2eServer, as: Person, attemptId: string): Promise<void> {
  await expect(async () => {
    const { seconds_left } = await attemptOf(server, as, attemptId)
    expect(Math.abs((await secondsOn(page)) - seconds_left)).toBeLessThanOrEqual(3)
  }).toPass()
}

/** Also confirms. */
export async function submit(page: Page): Promise<void> {
  await page.getByRole('banner').or(page.getByRole('main')).getByRole('button', { name: 'Submit' }).first().click()
  await page.getByRole('dialog', { name: 'Submit the test?' }).getByRole('button', { name: 'Submit' }).click()
}
