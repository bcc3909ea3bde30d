import { anArticle, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const SUMMARY = 'The bench overruled E.V. Chinnaiah (2004). It was 6:1. Evidence is needed. More will follow.'

test('at the end an article says in short what it said', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('A short end', { summary: SUMMARY })])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await expect(page.getByRole('region', { name: 'In short' }).getByRole('listitem')).toHaveText([
    'The bench overruled E.V. Chinnaiah (2004).',
    'It was 6:1.',
    'Evidence is needed.',
  ])
})

test('the short account is in the language I read in', async ({ open, people, library }) => {
  const { article_id, must_know_translated } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, { as: await people.aFreeReader(), remembers: { reading_language: 'ta' } })
  const lines = page.getByRole('region', { name: 'சுருக்கமாக' }).getByRole('listitem')
  await expect(lines).toHaveText(must_know_translated.ta ?? ['-'])
})

test('the end leads to the next article of the day with its number, and says when there is none', async ({
  open,
  people,
  library,
}) => {
  const day = library.aFreeDay()
  const titles = [1, 2, 3].map((number) => `Part ${number} of ${day}`)
  const [first] = await library.publish(
    day,
    titles.map((title) => anArticle(title)),
  )
  const page = await open(`/article/${first}`, { as: await people.aFreeReader() })
  const next = page.getByRole('navigation', { name: 'Next article' })
  for (const [index, title] of titles.entries()) {
    await expect(heading(page, title)).toBeVisible()
    await next.scrollIntoViewIfNeeded()
    const more = titles[index + 1]
    await expect(next).toContainText(more ? `Next article · ${index + 2} of 3` : 'You have opened all 3 articles')
    await next.getByRole('link', { name: more ?? 'See all days' }).click()
  }
  await expect(page).toHaveURL('/dashboard')
})

test('I mark an article as finished, and take the mark back', async ({ open, people, library, server }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('To the end', { summary: SUMMARY })])
  const reader = await people.aFreeReader()
  const finished = async () => (await server.call<{ data: string[] }>('GET', '/api/progress/finished', { as: reader })).data
  const page = await open(`/article/${id}`, { as: reader })
  await page.getByRole('button', { name: 'Mark as finished' }).click()
  const mark = page.getByRole('button', { name: 'Finished', exact: true })
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(finished).toEqual([id])
  await page.reload()
  await mark.click()
  await expect(page.getByRole('button', { name: 'Mark as finished' })).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(finished).toEqual([])
})
