import { anArticle } from '#tests/support/browser/library.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

test('somebody new is told what will appear, and after reading sees the week, the day and a table of each', async ({
  open,
  people,
  library,
  server,
}) => {
  const reader = await people.aFreeReader()
  const page = await open('/me', { as: reader })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Progress/ })
    .click()
  await expect(heading(page, 'Progress')).toBeFocused()
  await expect(page.getByText('Nothing to show yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Me' })).toHaveAttribute('href', '/me')

  for (const articleId of await library.publish(library.aFreeDay(), [anArticle('A river linked'), anArticle('A treaty signed')]))
    await server.call('POST', `/api/progress/${articleId}`, { as: reader })
  await page.reload()
  const weeks = page.getByRole('region', { name: 'Reading by week' })
  await expect(weeks).toContainText('This week: 2 articles opened, about 2 min')
  await weeks.getByText('Show as a table').click()
  await expect(weeks.getByRole('row')).toHaveCount(13)
  await expect(weeks.getByRole('row').last()).toHaveText(/22$/)
  const calendar = page.getByRole('region', { name: 'Streak calendar' })
  await expect(calendar).toContainText('Read on 1 day in 12 weeks. Streak now: 1 day, longest: 1 day.')
  await calendar.getByText('Show as a table').click()
  await expect(calendar.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Correct answers by paper' })).toContainText('Answer the questions of the day')
})

test('progress that could not be loaded can be loaded again', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 403/)
  const page = await open('/dashboard', { as: await people.aFreeReader() })
  await page.route('**/api/progress/analytics', (route) => route.fulfill({ status: 403, json: { success: false, error: 'No' } }))
  await page.goto('/me/progress')
  await expect(page.getByRole('alert')).toContainText('Your progress did not load')
  await page.unroute('**/api/progress/analytics')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Nothing to show yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Me' })).toHaveAttribute('href', '/me')
})
