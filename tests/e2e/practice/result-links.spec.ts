import type { Page } from '@playwright/test'
import { anArticle } from '#tests/support/browser/library.ts'
import { aBegunTest, aDayOfQuestions, submit } from '#tests/support/browser/mock-tests.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const
const LINES = ['gs2.federalism', 'gs3.economy']

/** Ready to begin, with both lines chosen. */
async function expectTestOf(page: Page, questions: number) {
  await expect(page).toHaveURL(/\/mock-tests\?/)
  await expect(page.getByLabel('Number of questions')).toHaveValue(String(questions))
  await expect(page.getByRole('button', { name: /^Remove GS[23]: / })).toHaveCount(2)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Your test' })).toContainText(`${questions} questions`)
}

test('the result of a mock test leads to a test of the lines with most mistakes', async ({ open, people, library, server }) => {
  const day = await aDayOfQuestions(library, 10, {}, { syllabus: LINES })
  const reader = await people.aNewProReader()
  const attempt = await aBegunTest(server, reader, day, 10)
  const page = await open(`/mock-tests/${attempt.attempt_id}`, { as: reader, ...PHONE })
  await submit(page)
  await page.getByRole('link', { name: 'Test these topics (20 questions)' }).click()
  await expectTestOf(page, 20)
})

test('the result of a quiz leads to a test of the lines of its article', async ({ open, people, library, server }) => {
  const prelims_quiz = [
    { question_text: 'Is it wet?', options: { A: 'No', B: 'Yes' }, correct_option: 'B', explanation: 'It is.' },
  ]
  const parts = { syllabus: LINES, potential_questions: { prelims_quiz } }
  const [articleId] = await library.publish(library.aFreeDay(), [anArticle('Deltas and taxes', parts)])
  const reader = await people.aNewProReader()
  const { data } = await server.call<{ data: { potential_questions: { quiz_id: string } } }>(
    'GET',
    `/api/articles/${articleId}`,
    {
      as: reader,
    },
  )
  const page = await open(`/quiz/${data.potential_questions.quiz_id}`, { as: reader, ...PHONE })
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Finish Quiz' }).click()
  await page.getByRole('link', { name: 'Test these topics (5 questions)' }).click()
  await expectTestOf(page, 5)
})
