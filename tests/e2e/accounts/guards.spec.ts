import { IN_ENGLISH_ONLY } from '#tests/support/browser/library.ts'
import type { People, Person } from '#tests/support/browser/people.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'

const HEADINGS: Record<string, string> = {
  '/': 'The day’s current affairs, explained for the civil-services exam.',
  '/features': 'Read it, practise it, remember it',
  '/pricing': 'Plans',
  '/mission': 'One careful page a day, for everyone who wants to serve',
  '/sponsors': 'Sponsors',
  '/login': 'Sign in',
  '/signup': 'Create an account',
  '/forgot-password': 'Forgot password',
  '/reset-password': 'Get a new password link',
  '/confirm-email': 'This link does not work',
  '/sign-in-link': 'Sign in with a link',
  '/dashboard': 'Daily Current Affairs',
  '/practise': 'Practise',
  '/library': 'Library',
  '/me': 'Me',
  '/settings': 'Settings',
  '/subscription': 'Subscription',
  '/subscription/return': 'Checkout not found',
  '/community/forums': 'Community forums',
  '/community/forums/:id': 'Forum',
  '/community/peer-learning': 'Peer learning hub',
  '/community/quiz-forums/:id': 'Quiz discussion',
  '/feedback/submit': 'Submit feedback',
  '/feedback/my-feedback': 'My feedback',
  '/feedback/track/:id': 'Feedback Not Found',
  '/admin/dashboard': 'Upload Content',
  '/admin/community': 'Community Analytics',
  '/admin/reports': 'Content Reports',
  '/admin/feedback': 'Manage Feedback',
}

/** The page that tells free members what the community offers. */
const TO_PLANS = { free: '/subscription?for=community' }

type Role = 'free' | 'pro' | 'tester' | 'admin'

/** The page that each URL opens: for guests, for signed-in people, and for roles with another result. */
const TABLE: [asked: string, guest: string, member: string, others?: Partial<Record<Role, string>>][] = [
  ['/', '/', '/'],
  ['/features', '/features', '/features'],
  ['/features/', '/features', '/features'],
  ['/pricing', '/pricing', '/pricing'],
  ['/mission', '/mission', '/mission'],
  ['/sponsors', '/sponsors', '/sponsors'],
  ['/login', '/login', '/dashboard'],
  ['/signup', '/signup', '/dashboard'],
  ['/sign-up', '/signup', '/dashboard'],
  ['/forgot-password', '/forgot-password', '/forgot-password'],
  ['/reset-password', '/reset-password', '/reset-password'],
  ['/confirm-email', '/confirm-email', '/confirm-email'],
  ['/sign-in-link', '/sign-in-link', '/sign-in-link'],
  ['/dashboard', '/login', '/dashboard'],
  ['/practise', '/login', '/practise'],
  ['/library', '/login', '/library'],
  ['/me', '/login', '/me'],
  ['/settings', '/login', '/settings'],
  ['/article/:id', '/login', '/article/:id'],
  ['/articles/:id', '/login', '/article/:id'],
  ['/subscription', '/login?for=plans', '/subscription', { pro: '/dashboard', admin: '/dashboard' }],
  ['/subscription/return', '/login?for=payment', '/subscription/return'],
  ['/community/forums', '/login', '/community/forums', TO_PLANS],
  // The id is that of an article, so these pages find nothing, but they are the right pages.
  ['/community/forums/:id', '/login', '/community/forums/:id', TO_PLANS],
  ['/community/peer-learning', '/login', '/community/peer-learning', TO_PLANS],
  ['/community/quiz-forums/:id', '/login', '/community/quiz-forums/:id', TO_PLANS],
  ['/feedback/submit', '/login', '/feedback/submit'],
  ['/feedback/my-feedback', '/login', '/feedback/my-feedback'],
  ['/feedback/track/:id', '/login', '/feedback/track/:id'],
  ['/admin/feedback', '/login', '/dashboard', { admin: '/admin/feedback' }],
  ['/admin/dashboard', '/login', '/dashboard', { admin: '/admin/dashboard' }],
  ['/admin', '/login', '/dashboard', { admin: '/admin/dashboard' }],
  ['/admin/reports', '/login', '/dashboard', { admin: '/admin/reports' }],
  ['/admin/community', '/login', '/dashboard', { admin: '/admin/community' }],
  ['/nowhere', '/', '/dashboard'],
  ['/admin/nowhere', '/', '/dashboard'],
  ['/article', '/', '/dashboard'],
]

const VISITORS: [visitor: string, come?: (people: People) => Promise<Person>][] = [
  ['a guest'],
  ['a free reader', (people) => people.aFreeReader()],
  ['a pro reader', (people) => people.aProReader()],
  ['a tester', (people) => people.aTester()],
  ['an admin', (people) => people.anAdmin()],
]

for (const [visitor, come] of VISITORS)
  test(`${visitor} opens every address and comes where they may be`, async ({ open, people, library, mishaps }) => {
    // The browser logs the 404s.
    if (come) mishaps.expect(/404 \(Not Found\)/)
    const { article_id, title } = await library.articleNamed(IN_ENGLISH_ONLY)
    const as = await come?.(people)
    const page = await open('/', { as })
    const titles = new Map<string, string>()
    for (const [asked, guest, member, others = {}] of TABLE) {
      const to = as ? (others[as.user.role] ?? member) : guest
      await test.step(`${asked} leads to ${to}`, async () => {
        await page.goto(asked.replace(':id', article_id), { waitUntil: 'commit' })
        await expect(heading(page, HEADINGS[to.replace(/\?.*/, '')] ?? title)).toBeVisible()
        await expect(page).toHaveURL(to.replace(':id', article_id))
        await expect(page).not.toHaveTitle('UPSC Current Catalyst')
        titles.set(to.replace(/\?.*/, ''), await page.title())
      })
    }
    expect(new Set(titles.values()).size, `each page has a title of its own: ${[...titles.values()]}`).toBe(titles.size)
  })

test('the former URL of plan buttons keeps its query', async ({ open }) => {
  const page = await open('/sign-up?plan=pro')
  await expect(page).toHaveURL('/signup?plan=pro')
})

test('abuse 14: writing "admin" into my browser’s storage does not make me an admin', async ({ open, people, mishaps }) => {
  mishaps.allow(/status of 403.*admin/)
  const { user, ...reader } = await people.aFreeReader()
  const page = await open('/admin/dashboard', { as: { ...reader, user: { ...user, role: 'admin' } } })
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toBeHidden()
})
