import type { CommunityStats } from '#contract/newsroom/analytics.ts'
import { aForum } from '#tests/support/browser/forums.ts'
import { expect, test } from '#tests/support/browser/test.ts'

test('the upload area shows Pro members and the posts and discussions of thirty days', async ({ open, people, server }) => {
  const [admin, tester] = [await people.anAdmin(), await people.aTester()]
  await (await aForum(server, people, 'Beside the upload')).post(tester, 'One post')
  const { data: stats } = await server.call<{ data: CommunityStats }>('GET', '/api/admin/community/stats?range=30d', {
    as: admin,
  })

  const page = await open('/admin/dashboard', { as: admin })
  const figures = page.getByRole('region', { name: 'Community' })
  await expect(page.getByRole('button', { name: /^Parse/ })).toBeVisible()
  await expect(figures).toBeHidden()
  await page.getByText('Community figures').click()
  await expect(figures.getByRole('term')).toHaveText(['Pro members', 'Posts and replies', 'Quiz discussions'])
  const { pro_users, total_posts, total_discussions } = stats
  await expect(figures.getByRole('definition')).toHaveText([pro_users, total_posts, total_discussions].map(String))
  await expect(figures).toContainText('of the last 30 days')
})
