import type { Locator, Page } from '@playwright/test'
import type { Article } from '#contract/reading/articles.ts'
import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { aBegunTest, aDayOfQuestions, question, submit } from '#tests/support/browser/mock-tests.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { writerOf } from '#tests/support/browser/written-answers.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { CARD, HINDI_CARD, HINDI_MAINS, MAINS } from '#tests/support/fixtures/hindi-practice.ts'
import { questionTitle } from '#web/practice/writing/question-title.ts'

const IN_HINDI = { reading_language: 'hi' }
const HINDI = {
  question_text: 'कौन-सा कथन सही है?',
  options: { A: 'न पहला न दूसरा', B: 'केवल पहला', C: 'केवल दूसरा', D: 'दोनों' },
  explanation: 'बगुला पानी में चलता है।',
}
const KOSI = {
  follow_up_data: { flashcards: [{ ...CARD, translated: { hi: HINDI_CARD } }] },
  mains_model_answers: [{ ...MAINS, translated: { hi: HINDI_MAINS } }],
  potential_questions: null,
  title_translated: { hi: 'अंग्रेज़ी के साथ कोसी' },
}

const withEnglish = (on: Page | Locator) => on.getByRole('checkbox', { name: 'With English' })
const english = (on: Page | Locator, text: string) => on.locator('[lang=en]', { hasText: text }).last()

test('what I choose beside the mains answers of an article holds for its cards, the desk and the key demands', async ({
  open,
  people,
  library,
  server,
}) => {
  const writer = await people.aNewProReader()
  const [articleId = ''] = await library.publish(library.aFreeDay(), [anArticle('The Kosi with English', KOSI)])
  const page = await open(`/article/${articleId}`, { as: writer, remembers: IN_HINDI })
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { name: HINDI_MAINS.question })).toBeVisible()
  await expect(main).not.toContainText(MAINS.question)
  await withEnglish(main).press('Space')
  await expect(english(main, MAINS.question)).toBeVisible()
  await page.getByRole('button', { name: 'Show the model answer' }).click()
  await expect(english(main, 'It carries silt.')).toBeVisible()

  await page.getByRole('button', { name: 'View Flashcards' }).click()
  const deck = page.getByRole('dialog', { name: 'Flashcards' })
  await expect(deck.getByRole('button', { name: HINDI_CARD.front })).toContainText(CARD.front)
  await withEnglish(deck).press('Space')
  await expect(deck.getByRole('button', { name: HINDI_CARD.front })).not.toContainText(CARD.front)
  await withEnglish(deck).press('Space')
  expect(await violations(page)).toEqual([])

  const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${articleId}`, { as: writer })
  await page.goto(`/write/q/${articleId}/${data.mains_model_answers[0]?.question_key}`)
  await expect(english(main, questionTitle(MAINS.question))).toBeVisible()
  await page.getByRole('textbox', { name: 'Your answer' }).fill('कोसी गाद लाती है।')
  await page.getByRole('button', { name: 'Submit and compare' }).click()
  await expect(english(main, 'It carries silt.')).toBeVisible()
  const demand = page.getByRole('group', { name: HINDI_MAINS.key_demands[0] })
  await expect(demand).toContainText('Names the silt')
  await demand.getByRole('radio', { name: 'Met' }).check()
  expect(await violations(page)).toEqual([])
  await withEnglish(main).press('Space')
  await expect(demand).not.toContainText('Names the silt')
  await expect(main).not.toContainText('It carries silt.')
  await page.reload()
  await expect(demand.getByRole('radio', { name: 'Met' })).toBeChecked()
  await expect(demand).not.toContainText('Names the silt')
})

test('a mock test is in my reading language, with its English where I want it, as the result is', async ({
  open,
  people,
  library,
  server,
}) => {
  const day = await aDayOfQuestions(library, 6, { translated: { hi: HINDI } })
  const reader = await people.aNewProReader()
  const attempt = await aBegunTest(server, reader, day, 6)
  const page = await open(`/mock-tests/${attempt.attempt_id}`, { as: reader, remembers: IN_HINDI })
  const main = page.getByRole('main')
  await expect(question(page, 1, 6)).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: HINDI.question_text })).toBeVisible()
  await expect(main).not.toContainText('Heron question')
  await withEnglish(main).press('Space')
  await expect(english(main, 'Heron question')).toBeVisible()
  await page.getByRole('radio', { name: /केवल पहला The first of/ }).check()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await main.getByRole('combobox', { name: 'Language' }).selectOption('en')
  await expect(withEnglish(main)).toBeHidden()
  await main.getByRole('combobox', { name: 'Language' }).selectOption('hi')
  await page.getByRole('radio', { name: /केवल दूसरा The second of/ }).check()
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Question by question' })).toBeVisible()
  await expect(main.getByText(HINDI.explanation).first()).toBeVisible()
  await expect(english(main, 'Blue herons nest here')).toBeVisible()
  await withEnglish(main).press('Space')
  await expect(main).not.toContainText('Blue herons nest here')
})

test('a reviewer reads question and key demands in their language, and the answer as it was written', async ({
  open,
  people,
  library,
  server,
}) => {
  const [writer, reviewer] = [await people.aNewProReader(), await people.aNewProReader()]
  const [articleId = ''] = await library.publish(library.aFreeDay(), [anArticle('The Kosi exchanged', KOSI)])
  const answerId = await (await writerOf(server, writer, articleId)).submit('The Kosi carries silt from Nepal.', 300)
  const offered = { as: writer, body: { answer_id: answerId } }
  const { data } = await server.call<{ data: { offer_id: string } }>('POST', '/api/writing/exchange/offers', offered)
  const page = await open('/write/exchange/review', { as: reviewer, remembers: IN_HINDI })
  const main = page.getByRole('main')
  await expect(main).toContainText(questionTitle(HINDI_MAINS.question))
  await expect(main).toContainText('The Kosi carries silt from Nepal.')
  await expect(main).not.toContainText(questionTitle(MAINS.question))
  await withEnglish(main).press('Space')
  await expect(english(main, questionTitle(MAINS.question))).toBeVisible()
  for (const [n, point] of HINDI_MAINS.key_demands.entries()) {
    const demand = page.getByRole('group', { name: point })
    await expect(demand).toContainText(MAINS.key_demands[n]?.point ?? '')
    await demand.getByRole('radio', { name: 'Met' }).check()
  }
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Comment').fill('नेपाल का नाम देना अच्छा है, बाँध छूट गए।')
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(main.getByText(questionTitle(HINDI_MAINS.question))).toBeVisible()

  const writers = await open('/write/exchange', { as: writer, remembers: { reading_language: 'en' } })
  await expect(writers.getByText('10 of 10 marks')).toBeVisible()
  await expect(writers.getByRole('main')).not.toContainText(questionTitle(HINDI_MAINS.question))
  await expect(writers.getByText('नेपाल का नाम देना')).toHaveAttribute('lang', 'hi')
  await server.call('DELETE', `/api/writing/exchange/offers/${data.offer_id}`, { as: writer })
})

test('the questions of the day have their English beneath, before and after they are answered', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aNewProReader(), remembers: IN_HINDI })
  const card = page.getByRole('region', { name: 'Three questions of the day' })
  await card.getByRole('button', { name: 'Answer' }).click()
  await expect(card.getByRole('radiogroup').first()).toBeVisible()
  const stems = card.locator('[lang=en]')
  const before = await stems.count()
  await withEnglish(card).press('Space')
  await expect(stems).not.toHaveCount(before)
  const questions = card.getByRole('radiogroup')
  for (let n = 0; n < (await questions.count()); n++) await questions.nth(n).getByRole('radio').first().check({ force: true })
  await card.getByRole('button', { name: 'See the answers' }).click()
  // Until the answers are there, the questions have the same checkbox.
  await expect(card.getByRole('button', { name: 'See the answers' })).toBeHidden()
  await expect(withEnglish(card)).toBeChecked()
  const beneath = await stems.count()
  await withEnglish(card).press('Space')
  await expect(withEnglish(card)).not.toBeChecked()
  // A question that is not translated stays.
  expect(await stems.count()).toBeLessThan(beneath)
})

test('a quiz of a downloaded day keeps its Hindi and its English without a network', async ({
  open,
  people,
  library,
  server,
  mishaps,
}) => {
  mishaps.allowOffline()
  // Its typeface is loaded with an article.
  mishaps.allow(/ERR_FAILED .*\.woff2/)
  const reader = await people.aNewProReader()
  const date = library.aFreeDay()
  const prelims_quiz = [
    {
      question_text: 'Which river does the Kosi join?',
      options: { A: 'Yamuna', B: 'Ganga', C: 'Son', D: 'Ghaghara' },
      correct_option: 'B',
      explanation: 'The Kosi joins the Ganga.',
      translated: { hi: HINDI },
    },
  ]
  const [articleId] = await library.publish(date, [anArticle('The Kosi offline', { potential_questions: { prelims_quiz } })])
  const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${articleId}`, { as: reader })
  const page = await open('/dashboard', { as: reader, remembers: IN_HINDI, ...WITH_WORKER })
  await deviceIsReady(page)
  const said = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
  await page.getByRole('button', { name: new RegExp(`\\b${said}`) }).click()
  await page.getByRole('button', { name: 'Download for offline reading' }).click()
  await page.getByRole('button', { name: /^Download \d/ }).click()
  await expect(page.getByText(/^Downloaded, /)).toBeVisible()

  await page.context().setOffline(true)
  await page.goto(`/quiz/${data.potential_questions?.quiz_id}`)
  await expect(page.getByRole('radiogroup', { name: HINDI.question_text })).toBeVisible()
  await withEnglish(page).press('Space')
  await page.getByRole('radio', { name: 'केवल पहला Ganga' }).check()
  await page.getByRole('button', { name: 'Finish Quiz' }).click()
  await expect(english(page.getByRole('main'), 'The Kosi joins the Ganga.')).toBeVisible()
  await page.context().setOffline(false)
})
