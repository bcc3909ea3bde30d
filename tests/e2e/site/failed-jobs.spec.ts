import { expect, test } from '#tests/support/browser/test.ts'

const JOB = {
  job_id: '01900000-0000-7000-8000-000000000001',
  name: 'mail-password-reset',
  error: 'connect ECONNREFUSED',
  tries: 15,
  created_at: '2026-01-10T06:00:00.000Z',
  failed_at: '2026-01-15T06:00:00.000Z',
}

test('an admin sees that no job has failed', async ({ open, people }) => {
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await page.getByRole('tab', { name: 'Failed jobs' }).click()
  await expect(page.getByText('No failed jobs')).toBeVisible()
})

test('an admin sees which jobs failed and why, and retries one', async ({ open, people }) => {
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  let isBack = false
  await page.route('**/api/admin/jobs/failed', (route) => route.fulfill({ json: { success: true, data: isBack ? [] : [JOB] } }))
  await page.route(`**/api/admin/jobs/${JOB.job_id}/retry`, (route) => {
    isBack = true
    return route.fulfill({ json: { success: true } })
  })
  await page.getByRole('tab', { name: 'Failed jobs' }).click()
  for (const fact of ['mail-password-reset', 'connect ECONNREFUSED', '15 attempts, failed 15 Jan 2026'])
    await expect(page.getByText(fact).first()).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The job has been queued again.', { exact: true })).toBeVisible()
  await expect(page.getByText('No failed jobs')).toBeVisible()
})

test('a job that somebody else has retried is reported as gone', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 404/)
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await page.route('**/api/admin/jobs/failed', (route) => route.fulfill({ json: { success: true, data: [JOB] } }))
  await page.getByRole('tab', { name: 'Failed jobs' }).click()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('This job is no longer in the list of failed jobs', { exact: true })).toBeVisible()
})
