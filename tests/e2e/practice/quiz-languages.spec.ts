import type { Article } from '#contract/reading/articles.ts'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const HINDI = {
  question_text: 'कोसी नदी कहाँ मिलती है?',
  options: { A: 'यमुना में', B: 'गंगा में', C: 'सोन में', D: 'घाघरा में' },
  explanation: 'कोसी बिहार में गंगा में मिलती है।',
}
const ENGLISH = {
  question_text: 'Which river does the Kosi join?',
  options: { A: 'Yamuna', B: 'Ganga', C: 'Son', D: 'Ghaghara' },
  correct_option: 'B',
  explanation: 'The Kosi joins the Ganga in Bihar.',
}

/** The second question is translated without its explanation. */
async function aTranslatedQuiz(library: Library, server: E2eServer, as: Person) {
  const { explanation: _, ...withoutExplanation } = HINDI
  const prelims_quiz = [
    { ...ENGLISH, translated: { hi: HINDI } },
    { ...ENGLISH, question_text: 'Which river did the Kosi join before?', translated: { hi: withoutExplanation } },
  ]
  const article = anArticle('The Kosi in three languages', {
    quiz_title: 'Quiz on the Kosi',
    potential_questions: { prelims_quiz },
  })
  const [articleId] = await library.publish(library.aFreeDay(), [article])
  const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${articleId}`, { as })
  return data.potential_questions?.quiz_id ?? ''
}

test('a quiz follows my reading language, with its English where I want it, to the review of each answer', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aProReader()
  const quizId = await aTranslatedQuiz(library, server, reader)
  const page = await open(`/quiz/${quizId}`, { as: reader })
  const main = page.getByRole('main')
  await expect(main).toContainText(ENGLISH.question_text)
  await main.getByRole('combobox', { name: 'Language' }).selectOption('hi')
  await expect(page.getByRole('radiogroup', { name: HINDI.question_text })).toBeVisible()
  await expect(main).not.toContainText(ENGLISH.question_text)

  await page.getByRole('checkbox', { name: 'With English' }).check()
  await expect(main).toContainText(ENGLISH.question_text)
  await page.getByRole('radio', { name: 'गंगा में Ganga' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  // Not translated whole, so in English.
  await page.getByRole('radio', { name: 'B Ganga', exact: true }).check()
  await page.getByRole('button', { name: 'Finish Quiz' }).click()

  await expect(page.getByRole('region', { name: 'Your result' })).toContainText('2 of 2 correct')
  await expect(main).toContainText(HINDI.explanation)
  const english = main.locator('[lang=en]', { hasText: ENGLISH.explanation })
  await expect(english).toBeVisible()
  await expect(page.getByText('Saved to your history')).toBeVisible()
  await page.getByRole('link', { name: 'View All Results' }).click()
  await expect(page.getByText(/^Taken on/)).toBeVisible()
  await expect(main).toContainText(HINDI.explanation)
  await expect(main).toContainText('Which river did the Kosi join before?')
  await expect(english).toBeVisible()
  await page.getByRole('checkbox', { name: 'With English' }).press('Space')
  await expect(english).toBeHidden()
  await page.reload()
  await expect(main).toContainText(HINDI.explanation)
  await expect(english).toBeHidden()
})

test('the wrong ones come again in my language, with their English', async ({ open, people, library, server }) => {
  const reader = await people.aProReader()
  const quizId = await aTranslatedQuiz(library, server, reader)
  const page = await open(`/quiz/${quizId}`, { as: reader })
  await page.getByRole('combobox', { name: 'Language' }).selectOption('hi')
  await page.getByRole('checkbox', { name: 'With English' }).check()
  await page.getByRole('radio', { name: 'यमुना में Yamuna' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('radio', { name: 'B Ganga', exact: true }).check()
  await page.getByRole('button', { name: 'Finish Quiz' }).click()
  await page.getByRole('button', { name: 'Retry the wrong ones' }).click()
  await expect(page.getByRole('radiogroup', { name: HINDI.question_text })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'गंगा में Ganga' })).toBeVisible()
})
