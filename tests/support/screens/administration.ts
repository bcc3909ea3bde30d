import { expect, type Page } from '@playwright/test'
import { aForum } from '#tests/support/browser/forums.ts'
import type { Library } from '#tests/support/browser/library.ts'
import type { People } from '#tests/support/browser/people.ts'
import type { E2eServer } from '#tests/support/browser/server.ts'
import { heading } from '#tests/support/browser/test.ts'
import { type Screen, unready } from './screen.ts'
import { anAdmin } from './visitors.ts'

const USAGE = { calls: 41, failed: 3, tokens_in: 84_211, tokens_out: 30_872 }
const FEEDBACK_USAGE = {
  service: { host: 'llm.example.com', model: 'examiner-2', per_day: 3 },
  total: { calls: 1274, failed: 19, tokens_in: 2_604_118, tokens_out: 1_002_455 },
  days: ['2026-01-15', '2026-01-14'].map((day) => ({ day, model: 'examiner-2', ...USAGE })),
}

export const ADMINISTRATION: Screen[] = [
  {
    place: 'Administration',
    name: 'the overview',
    loads: 'admin-overview',
    path: '/admin/dashboard?tab=overview',
    who: anAdmin,
    shows: (page) => page.getByText(/to review$/),
  },
  {
    place: 'Administration',
    name: 'the translations of the latest days',
    path: '/admin/dashboard?tab=translations',
    who: anAdmin,
    shows: (page) => page.getByRole('table', { name: /^Translations of / }).first(),
  },
  {
    place: 'Administration',
    name: 'the reports',
    loads: 'admin-reports',
    path: reportedPost,
    who: anAdmin,
    shows: (page) => firstReport(page),
  },
  {
    place: 'Administration',
    name: 'a report',
    path: reportedPost,
    who: anAdmin,
    shows: (page) => firstReport(page),
    prepare: async (page) => {
      await firstReport(page).click()
      await page.getByText('1 earlier version').click()
      await page.getByRole('button', { name: 'Delete post…' }).click()
      await expect(page.getByText('One other report of this post')).toBeVisible()
    },
  },
  {
    place: 'Administration',
    name: 'the keys of the reports',
    path: '/admin/reports?status=dismissed',
    who: anAdmin,
    shows: (page) => heading(page, 'Content Reports'),
    prepare: (page) => page.getByRole('button', { name: 'Shortcuts' }).click(),
  },
  {
    place: 'Administration',
    name: 'the figures of the community',
    loads: 'admin-community',
    path: '/admin/community?range=7d',
    who: anAdmin,
    shows: (page) => heading(page, 'Community Analytics'),
    prepare: async (page) => {
      await page.getByText('Show as a table').click()
      await expect(page.getByRole('table', { name: 'Posts per day' })).toBeVisible()
    },
  },
  {
    place: 'Administration',
    name: 'the people',
    loads: 'admin-dashboard',
    path: '/admin/dashboard?tab=people',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: /^Manage / }).first(),
  },
  {
    place: 'Administration',
    name: 'a person who is about to be suspended',
    path: '/admin/dashboard?tab=people&who=tester',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: /^Manage / }).first(),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Manage tester' }).click()
      await page.getByRole('button', { name: 'Suspend…' }).click()
    },
  },
  {
    place: 'Administration',
    name: 'the audit log',
    loads: 'admin-dashboard',
    path: async (library, people, server) => {
      await reportedPost(library, people, server)
      return '/admin/dashboard?tab=audit'
    },
    who: anAdmin,
    shows: (page) => page.getByRole('list', { name: 'Actions, latest first' }),
  },
  {
    place: 'Administration',
    name: 'the dates of examinations',
    loads: 'admin-dashboard',
    path: '/admin/dashboard?tab=exams',
    who: anAdmin,
    shows: (page) => page.getByRole('button', { name: /^Remove the date of / }).first(),
  },
  {
    place: 'Administration',
    name: 'the failed jobs',
    loads: 'admin-dashboard',
    path: '/admin/dashboard?tab=jobs',
    who: anAdmin,
    shows: (page) => page.getByRole('tabpanel').locator('> *').first(),
  },
  {
    place: 'Administration',
    name: 'the system',
    loads: 'admin-dashboard',
    path: '/admin/dashboard?tab=system',
    who: anAdmin,
    shows: (page) => page.getByRole('region', { name: 'Database' }),
  },
  {
    place: 'Administration',
    name: 'the system with feedback on answers',
    path: '/admin/dashboard?tab=system',
    who: anAdmin,
    before: (context) =>
      context.route('**/api/admin/writing-feedback/usage', (route) =>
        route.fulfill({ json: { success: true, data: FEEDBACK_USAGE } }),
      ),
    shows: (page) => page.getByRole('heading', { name: 'Feedback on answers' }),
    prepare: (page) => page.getByText('Show as a table').click(),
  },
  ...unready({
    place: 'Administration',
    name: 'the reports',
    path: '/admin/reports',
    who: anAdmin,
    reads: '**/api/admin/community/reports*',
  }),
  ...unready({
    place: 'Administration',
    name: 'the figures of the community',
    path: '/admin/community',
    who: anAdmin,
    reads: '**/api/admin/community/**',
  }),
  ...unready({
    place: 'Administration',
    name: 'the people',
    path: '/admin/dashboard?tab=people',
    who: anAdmin,
    reads: '**/api/admin/users*',
  }),
  ...unready({
    place: 'Administration',
    name: 'the audit log',
    path: '/admin/dashboard?tab=audit',
    who: anAdmin,
    reads: '**/api/admin/audit*',
  }),
  ...unready({
    place: 'Administration',
    name: 'the system',
    path: '/admin/dashboard?tab=system',
    who: anAdmin,
    reads: '**/api/admin/system',
  }),
]

async function reportedPost(_library: Library, people: People, server: E2eServer): Promise<string> {
  const [tester, pro, admin] = [await people.comesBack('tester'), await people.comesBack('pro'), await people.comesBack('admin')]
  const forum = await aForum(server, people)
  const root = await forum.post(tester, 'What is it about?')
  const { post_id } = await forum.post(pro, `Buy my notes: ${'w'.repeat(150)} यह बहुत अच्छा है`, root)
  for (const [as, reason] of [
    [tester, 'spam'],
    [admin, 'other'],
  ] as const)
    await server.call('POST', `/api/community/posts/${post_id}/report`, {
      as,
      body: { reason, description: `Look: ${'x'.repeat(120)}` },
    })
  for (const content of ['For a moment it was this', 'Now it is something else'])
    await server.call('PUT', `/api/community/posts/${post_id}`, { as: pro, body: { content } })
  return '/admin/reports'
}

function firstReport(page: Page) {
  return page.locator('[data-report]').locator('visible=true').first()
}
