import type { Page } from '@playwright/test'
import type { Article } from '#contract/reading/articles.ts'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import type { People, Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { swipe } from '#tests/support/browser/swipe.ts'
import { expect, test } from '#tests/support/browser/test.ts'

const main = (page: Page) => page.getByRole('main')
const left = (page: Page) => main(page).getByText(/\d cards? left$/)
const show = (page: Page) => main(page).getByRole('button', { name: 'Show the answer' })
const grade = (page: Page, name: string) => main(page).getByRole('button', { name: new RegExp(`^${name}`) })

const CARDS = ['one', 'two', 'three'].map((n) => ({ front: `Question ${n}?`, back: `Answer ${n}.` }))

/** A new reader with Pro, and an article of three flashcards, one key term and a question. */
async function readerWithCards(people: People, library: Library): Promise<{ reader: Person; articleId: string }> {
  const [articleId = ''] = await library.publish(library.aFreeDay(), [
    anArticle('Cards to keep', {
      follow_up_data: {
        flashcards: CARDS,
        key_terms_list: [{ term: 'Fiscal deficit', definition: 'What is spent beyond what comes in.' }],
      },
      potential_questions: {
        prelims_quiz: [
          { question_text: 'Which is right?', options: { A: 'This', B: 'That' }, correct_option: 'B', explanation: 'So it is.' },
        ],
      },
    }),
  ])
  return { reader: await people.aNewProReader(), articleId }
}

test('I keep the flashcards of an article, review them by key, undo, see them twice, and am done with three cards', async ({
  open,
  people,
  library,
}) => {
  const { reader, articleId } = await readerWithCards(people, library)
  const page = await open(`/article/${articleId}`, { as: reader })
  await page.getByRole('button', { name: 'View Flashcards' }).click()
  await page.getByRole('button', { name: 'Add all to review' }).click()
  await expect(page.getByText('3 cards added')).toBeVisible()
  await page.getByRole('link', { name: 'Review now' }).click()

  await expect(left(page)).toHaveText('3 cards left')
  await expect(
    main(page)
      .getByText('less than a minute', { exact: true })
      .or(main(page).getByText(/^about \d+ minutes?$/)),
  ).toBeVisible()
  await expect(main(page).getByText('Answer one.')).toBeHidden()
  await page.keyboard.press('Space')
  await expect(main(page).getByText('Answer one.')).toBeVisible()
  await expect(grade(page, 'Good')).toContainText('10 min')
  await page.keyboard.press('4')
  await expect(left(page)).toHaveText('2 cards left')
  await page.keyboard.press('u')
  await expect(main(page).getByText('Question one?')).toBeVisible()
  for (const name of ['Good', 'Easy'])
    for (const card of ['one', 'two', 'three']) {
      await expect(main(page).getByText(`Question ${card}?`)).toBeVisible()
      await show(page).click()
      await grade(page, name).click()
    }
  await expect(page.getByText('Done for today')).toBeVisible()
  await expect(main(page).getByText(/^You answered 3 cards today\./)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Done for today')).toBeVisible()
})

test('a wrong answer in a quiz comes back as a card, with its article one press away', async ({
  open,
  people,
  library,
  server,
}) => {
  const { reader, articleId } = await readerWithCards(people, library)
  const { data } = await server.call<{ data: Article }>('GET', `/api/articles/${articleId}`, { as: reader })
  const quiz = data.potential_questions
  const answers = quiz?.prelims_quiz.map(({ question_id }) => ({ questionId: question_id, selectedOption: 'A' }))
  await server.call('POST', '/api/quiz-history/submit', {
    as: reader,
    body: { quizId: quiz?.quiz_id, answers, timeTakenSeconds: 9 },
  })

  const page = await open('/practise', { as: reader })
  // The row of the review has a longer name.
  await main(page).getByRole('link', { name: 'Review 1 card', exact: true }).click()
  await expect(main(page).getByText('Which is right?')).toBeVisible()
  await show(page).click()
  await expect(main(page).getByText('Correct answer')).toBeVisible()
  await grade(page, 'Again').click()
  // It is learnt in short steps, so it comes back in the same session.
  await expect(left(page)).toHaveText('1 card left')
  await main(page).getByRole('link', { name: 'Cards to keep' }).click()
  await expect(page).toHaveURL(`/article/${articleId}`)
})

test('a card can wait, be suspended and have a note, and my list shows it', async ({ open, people, library, server }) => {
  const reader = await readerWithFlashcards(people, library, server)
  const page = await open('/review', { as: reader })
  const more = main(page).getByRole('button', { name: 'More about this card' })
  await expect(main(page).getByText('Question one?')).toBeVisible()
  await more.click()
  await main(page).getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Note', { exact: true }).fill('Asked in 2019')
  await page.getByRole('button', { name: 'Save note' }).click()
  await show(page).click()
  await expect(main(page).getByText('Asked in 2019')).toBeVisible()
  await more.click()
  await main(page).getByRole('button', { name: 'Suspend' }).click()
  await expect(left(page)).toHaveText('2 cards left')
  await more.click()
  await main(page).getByRole('button', { name: 'Not today' }).click()
  await expect(left(page)).toHaveText('1 card left')

  await page.goto('/review/cards')
  await expect(main(page).getByText('3 cards', { exact: true })).toBeVisible()
  await page.getByLabel('Show').selectOption('Suspended')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Question one?' })).toContainText('Asked in 2019')
  await more.first().click()
  await main(page).getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('No cards of this kind')).toBeVisible()
})

test('answers given without a network are kept and sent later, each once', async ({ open, people, library, server, mishaps }) => {
  mishaps.allowOffline()
  const reader = await readerWithFlashcards(people, library, server)
  const page = await open('/review', { as: reader })
  await expect(left(page)).toHaveText('3 cards left')
  await page.context().setOffline(true)
  for (const card of ['one', 'two', 'three']) {
    await expect(main(page).getByText(`Question ${card}?`)).toBeVisible()
    await show(page).click()
    await grade(page, 'Easy').click()
  }
  await expect(main(page).getByText('3 answers wait on this device for the network.')).toBeVisible()
  await page.context().setOffline(false)
  await expect.poll(() => reviewsOf(server, reader)).toBe(3)
})

test('on a phone I swipe: either way shows the answer, then left is Again and right is Good', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await readerWithFlashcards(people, library, server)
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
  const page = await open('/review', { as: reader, ...phone })
  const grades: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/recall/reviews')) grades.push(request.postDataJSON().reviews[0].grade)
  })
  for (const [card, by] of [
    ['one', -120],
    ['two', 120],
  ] as const) {
    const question = main(page).getByText(`Question ${card}?`)
    await expect(question).toBeVisible()
    await swipe(question, by)
    await expect(main(page).getByText(`Answer ${card}.`)).toBeVisible()
    await swipe(question, 30)
    await expect(main(page).getByText(`Answer ${card}.`)).toBeVisible()
    await swipe(question, by)
  }
  await expect(main(page).getByText('Question three?')).toBeVisible()
  await expect.poll(() => grades).toEqual([1, 3])
})

test('an answer that I undo while it is being sent is undone once it has arrived', async ({ open, people, library, server }) => {
  const reader = await readerWithFlashcards(people, library, server)
  const page = await open('/review', { as: reader })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/recall/reviews', async (route) => {
    await held.promise
    await route.continue()
  })
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/recall/reviews') && sent.push(request.method()))
  await show(page).click()
  await grade(page, 'Easy').click()
  await expect(left(page)).toHaveText('2 cards left')
  await main(page).getByRole('button', { name: 'Undo the last answer' }).click()
  await expect(left(page)).toHaveText('3 cards left')
  await expect(main(page).getByText('Question one?')).toBeVisible()
  expect(sent).toEqual(['POST'])
  held.resolve()
  await expect.poll(() => sent).toEqual(['POST', 'DELETE'])
  await expect.poll(() => reviewsOf(server, reader)).toBe(0)
  await page.reload()
  await expect(left(page)).toHaveText('3 cards left')
})

async function readerWithFlashcards(people: People, library: Library, server: E2eServer): Promise<Person> {
  const { reader, articleId } = await readerWithCards(people, library)
  await server.call('POST', '/api/recall/cards', { as: reader, body: { article_id: articleId, all_flashcards: true } })
  return reader
}

/** How many answers the server has that were not undone. */
async function reviewsOf(server: E2eServer, reader: Person): Promise<number> {
  const { data } = await server.call<{ data: { days: { reviews: number }[] } }>('GET', '/api/recall/figures', { as: reader })
  return data.days.reduce((sum, { reviews }) => sum + reviews, 0)
}

test('a free reader keeps key terms, sets the minutes of a day, and wants the usual intervals', async ({
  open,
  people,
  library,
}) => {
  const { articleId } = await readerWithCards(people, library)
  const page = await open(`/article/${articleId}`, { as: await people.aFreeReader() })
  await page.getByRole('button', { name: 'Add “Fiscal deficit” to your review' }).click()
  await expect(page.getByRole('button', { name: '“Fiscal deficit” is in your review' })).toBeVisible()
  await page.goto('/review')
  await expect(main(page).getByText('What does it mean?')).toBeVisible()
  await show(page).click()
  await expect(main(page).getByText('What is spent beyond what comes in.')).toBeVisible()

  await page.goto('/review/figures')
  await page.getByLabel('Minutes a day').fill('5')
  await page.getByRole('button', { name: 'Save minutes' }).click()
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Adapting to your memory starts after 1,000 answers: 0 so far.')).toBeVisible()
  await page.getByRole('switch', { name: 'Adapt to my memory' }).click()
  await expect(main(page).getByText('Cards use the standard intervals.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Minutes a day')).toHaveValue('5')
  await expect(page.getByRole('switch', { name: 'Adapt to my memory' })).not.toBeChecked()
})

test('an admin sets and removes the date of an examination, and Today counts to it', async ({ open, people }) => {
  const page = await open('/admin/dashboard?tab=exams', { as: await people.comesBack('admin') })
  await page.getByLabel('Examination', { exact: true }).selectOption('Mains')
  await page.getByLabel('First day').fill('2030-08-23')
  await page.getByRole('button', { name: 'Save date' }).click()
  const row = main(page).getByRole('listitem').filter({ hasText: 'Mains 2030' })
  await expect(row).toContainText('23 Aug 2030')

  const reader = await open('/dashboard', { as: await people.aFreeReader() })
  await reader.getByRole('button', { name: 'Skip all' }).click()
  await reader.getByRole('button', { name: 'Change study plan' }).click()
  const plan = reader.getByRole('dialog', { name: 'Study plan' })
  await plan.getByLabel('Examination').selectOption('Mains')
  await plan.getByLabel('Year').selectOption('2030')
  await expect(plan.getByText('Empty: 23 August 2030', { exact: true })).toBeVisible()
  await plan.getByRole('button', { name: 'Save plan' }).click()
  await expect(reader.getByText(/^[\d,]+ days to Mains 2030$/)).toBeVisible()

  await row.getByRole('button', { name: 'Remove the date of Mains 2030' }).click()
  await expect(row).toBeHidden()
})
