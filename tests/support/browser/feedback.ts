import type { Page } from '@playwright/test'
import type { AdminFeedback } from '#contract/site/feedback.ts'

const AT = '2026-01-15T06:00:00.000Z'

/** Hard to display: long words, three scripts, every status. */
const HARD: AdminFeedback[] = [
  ['resolved', 'https://example.org/'.padEnd(190, 'a'), `${'Wort'.repeat(60)}\n\nA second line.`],
  ['in_progress', 'हिंदी अनुवाद में वर्तनी की गलतियाँ', 'कृपया इसे ठीक करें।'],
  ['submitted', 'தேடலில் தமிழ் சொற்கள் கிடைக்கவில்லை', 'எதுவும் கிடைக்கவில்லை.'],
  ['closed', 'Short', 'Short'],
  ['received', 'Audio stops in the middle', 'After two minutes.'],
].map(([status, subject = '', message = ''], place) => ({
  feedback_id: `01900000-0000-7000-8000-00000000000${place}`,
  tracking_id: `FB-000000000${place}`,
  subject,
  message,
  status: status as AdminFeedback['status'],
  admin_response: place < 2 ? `${'Antwort'.repeat(40)}\n\nSee https://example.org/help.` : null,
  responded_at: place < 2 ? AT : null,
  created_at: AT,
  updated_at: AT,
  users: { username: 'somebody-with-a-very-long-name', email: `${'somebody'.repeat(6)}@example.test` },
  status_changes: [{ status: 'received', changed_at: AT, changed_by: 'somebody-with-a-very-long-name' }],
}))

const COUNTS = { submitted: 1, received: 1, in_progress: 1, resolved: 1, closed: 1 }

export async function showHardFeedback(page: Page): Promise<void> {
  const list = { success: true, data: HARD, next_before: null, counts: COUNTS }
  await page.route('**/api/feedback/my-feedback*', (route) => route.fulfill({ json: list }))
  await page.route('**/api/admin/feedback*', (route) => route.fulfill({ json: list }))
  await page.route('**/api/feedback/track/*', (route) => route.fulfill({ json: { success: true, data: HARD[0] } }))
}
