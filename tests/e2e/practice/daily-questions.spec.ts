import { expect, test } from '#tests/support/browser/test.ts'

test('a free reader answers the three questions of the day in place, and they count once', async ({ open, people }) => {
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  const card = page.getByRole('region', { name: 'Three questions of the day' })
  await card.getByRole('button', { name: 'Answer' }).click()
  const questions = card.getByRole('radiogroup')
  const send = card.getByRole('button', { name: 'See the answers' })
  await expect(send).toBeDisabled()
  const count = await questions.count()
  for (let n = 0; n < count; n++) await questions.nth(n).getByRole('radio').first().check({ force: true })
  await send.click()
  await expect(card.getByRole('status')).toHaveText(/^\d of \d correct$/)
  await expect(card.getByText(/Correct answer/)).toHaveCount(count)
  await page.reload()
  await expect(card.getByRole('button', { name: 'Review' })).toBeVisible()
  await expect(send).toBeHidden()
})
