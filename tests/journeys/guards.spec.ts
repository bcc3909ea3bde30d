import { expect, heading, test } from '#tests/support/journey.ts'
import { IN_ENGLISH_ONLY } from '#tests/support/journey-library.ts'

const HEADINGS: Record<string, string> = {
  '/': 'The day’s current affairs, explained for the civil-services exam.',
  '/login': 'Sign in',
  '/signup': 'Create an account',
  '/forgot-password': 'Forgot password',
  '/reset-password': 'Set a new password',
  '/dashboard': 'Daily Current Affairs',
  '/settings': 'Settings',
  '/admin/dashboard': 'Admin Portal',
}

/** Where each address leads: for nobody, for somebody signed in, and for an admin where that differs. */
const TABLE: [asked: string, guest: string, member: string, admin?: string][] = [
  ['/', '/', '/'],
  ['/login', '/login', '/dashboard'],
  ['/signup', '/signup', '/dashboard'],
  ['/sign-up', '/signup', '/dashboard'],
  ['/forgot-password', '/forgot-password', '/forgot-password'],
  ['/reset-password', '/reset-password', '/reset-password'],
  ['/dashboard', '/login', '/dashboard'],
  ['/settings', '/login', '/settings'],
  ['/article/:id', '/login', '/article/:id'],
  ['/articles/:id', '/login', '/article/:id'],
  ['/admin/dashboard', '/login', '/dashboard', '/admin/dashboard'],
  ['/nowhere', '/', '/dashboard'],
  ['/admin/nowhere', '/', '/dashboard'],
  ['/article', '/', '/dashboard'],
]

const VISITORS = ['a guest', 'a free reader', 'a pro reader', 'a tester', 'an admin'] as const

for (const visitor of VISITORS)
  test(`${visitor} opens every address and comes where they may be`, async ({ open, people, library }) => {
    const { article_id, title } = await library.articleNamed(IN_ENGLISH_ONLY)
    const as = {
      'a guest': () => undefined,
      'a free reader': () => people.aFreeReader(),
      'a pro reader': () => people.aProReader(),
      'a tester': () => people.aTester(),
      'an admin': () => people.anAdmin(),
    }[visitor]
    const page = await open('/', { as: await as() })
    for (const [asked, guest, member, admin = member] of TABLE) {
      const to = visitor === 'a guest' ? guest : visitor === 'an admin' ? admin : member
      await test.step(`${asked} leads to ${to}`, async () => {
        await page.goto(asked.replace(':id', article_id), { waitUntil: 'commit' })
        await expect(heading(page, HEADINGS[to] ?? title)).toBeVisible()
        await expect(page).toHaveURL(to.replace(':id', article_id))
      })
    }
  })

test('the address that plan buttons once used keeps what it was asked with', async ({ open }) => {
  const page = await open('/sign-up?plan=pro')
  await expect(page).toHaveURL('/signup?plan=pro')
})

test('writing "admin" into my browser’s storage makes me no admin', async ({ open, people }) => {
  const { user, ...reader } = await people.aFreeReader()
  const page = await open('/admin/dashboard', { as: { ...reader, user: { ...user, role: 'admin' } } })
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toBeHidden()
})
