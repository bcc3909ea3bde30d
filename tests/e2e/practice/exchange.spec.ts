import type { Page } from '@playwright/test'
import type { Person } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { anArticle } from '#tests/support/fixtures/articles.ts'

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const
const MAINS = {
  question: 'Discuss the role of the Governor. (150 words, 10 marks)',
  answer: 'The model answer.',
  marks: 10,
  key_demands: ['Names the article', 'Gives a case', 'Weighs both sides', 'Ends with a way forward'].map((point) => ({
    point,
    marks: 2.5,
  })),
}

/** Submits an answer over the API. @returns its path */
async function submitted(server: E2eServer, as: Person, articleId: string, text: string): Promise<string> {
  const { data } = await server.call<{ data: { mains_model_answers: { question_key: string }[] } }>(
    'GET',
    `/api/articles/${articleId}`,
    { as },
  )
  const id = crypto.randomUUID()
  const body = { article_id: articleId, question_key: data.mains_model_answers[0]?.question_key, text, seconds: 300, revision: 0 }
  await server.call('POST', `/api/writing/answers/${id}/submit`, { as, body })
  return `/write/answers/${id}`
}

async function review(page: Page, comment: string): Promise<void> {
  for (const [n, { point }] of MAINS.key_demands.entries())
    await page
      .getByRole('group', { name: new RegExp(point) })
      .getByRole('radio', { name: n === 0 ? 'Met' : 'Partly' })
      .check()
  await page.getByLabel('Comment').fill(comment)
  await page.getByRole('button', { name: 'Send the review' }).click()
  await expect(page.getByText('Thank you. Your review was sent.', { exact: true }).first()).toBeVisible()
}

test('three people review each other without names, until two of them agree to show theirs', async ({
  open,
  people,
  library,
  server,
}) => {
  const [asha, bala, chitra] = [await people.aNewProReader(), await people.aNewProReader(), await people.aNewProReader()]
  const [articleId = ''] = await library.publish(library.aFreeDay(), [
    anArticle('The Governor', { mains_model_answers: [MAINS] }),
  ])
  const ashas = await open(await submitted(server, asha, articleId, 'The Governor is appointed under Article 155.'), { as: asha })
  await ashas.getByRole('button', { name: 'Ask others' }).click()
  await ashas.getByRole('button', { name: 'Add it to the exchange' }).click()
  await expect(ashas.getByText('Answer exchange: Shown to reviewers.')).toBeVisible()

  const received: string[] = []
  const balas = await open('/write/exchange', {
    as: bala,
    ...PHONE,
    prepare: async (context) => context.on('response', async (reply) => received.push(await reply.text().catch(() => ''))),
  })
  await balas.getByRole('link', { name: 'Review an answer' }).click()
  await expect(balas.getByText('The Governor is appointed under Article 155.')).toBeVisible()
  expect(await violations(balas)).toEqual([])
  await balas.getByLabel('Comment').fill('A draft that')
  await balas.reload()
  await expect(balas.getByLabel('Comment')).toHaveValue('A draft that')
  await review(balas, 'Good article, but no case. Name Nabam Rebia.')
  expect(received.join('')).not.toContain(asha.user.username)

  const chitras = await open('/write/exchange/review', { as: chitra })
  await expect(chitras.getByText('The Governor is appointed under Article 155.')).toBeVisible()
  await review(chitras, 'Clear, but one side is missing altogether.')

  await ashas.getByRole('link', { name: 'Open the exchange' }).click()
  await expect(ashas.getByText('Good article, but no case. Name Nabam Rebia.')).toBeVisible()
  await expect(ashas.getByText('6.25 of 10 marks')).toHaveCount(2)
  await expect(ashas.getByText(bala.user.username)).toBeHidden()
  const fromBala = ashas
    .locator('div')
    .filter({ hasText: 'Nabam Rebia' })
    .filter({ has: ashas.getByRole('button', { name: /^Show my name/ }) })
  await fromBala
    .last()
    .getByRole('button', { name: /^Show my name/ })
    .click()
  await expect(ashas.getByText(/^Names appear once/)).toBeVisible()

  await balas.goto('/write/exchange')
  await balas.getByRole('button', { name: /^Show my name/ }).click()
  await expect(balas.getByText(asha.user.username)).toBeVisible()
  await ashas.reload()
  await expect(ashas.getByText(bala.user.username)).toBeVisible()
  await expect(ashas.getByText(chitra.user.username)).toBeHidden()
})
