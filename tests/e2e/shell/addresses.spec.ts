import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { paths } from '#web/platform/paths.ts'
import { MEMBER_SCREENS } from '#web/screens/members.ts'

/** What parameters may look like: ids of the syllabus have dots, and the end of one may look like that of a file. */
const VALUES = ['gs3.new-technologies.space', 'a.html', 'b.js', 'c.png']
const DOTTED = '/syllabus/gs3.new-technologies.space'

/** Of every screen of members, and the two patterns that only redirect. */
const PATTERNS = [...MEMBER_SCREENS.map(({ path }) => path), '/articles/:articleId', '/settings/*']

const withValue = (pattern: string, value: string) => pattern.replace(/:\w+/g, value).replace('*', `x/${value}`)

test('every address of the product can be opened again and shared, with dots in its parameters too', async ({ open }) => {
  const page = await open('/login')
  expect(PATTERNS).toContain('/syllabus/:nodeId')
  const fixed = Object.values(paths).filter((path) => typeof path === 'string')
  const addresses = new Set([...fixed, ...PATTERNS.flatMap((pattern) => VALUES.map((value) => withValue(pattern, value)))])
  const refused: string[] = []
  for (const address of addresses) {
    const reply = await page.request.get(address, { headers: { accept: '*/*' } })
    if (!reply.ok() || !reply.headers()['content-type']?.startsWith('text/html')) refused.push(`${address}: ${reply.status()}`)
  }
  expect(refused).toEqual([])
})

test('a line of the syllabus opens again by a reload, also without a network', async ({ open, people, mishaps }) => {
  mishaps.allowOffline()
  const page = await open(DOTTED, { as: await people.aProReader(), ...WITH_WORKER })
  const title = page.getByRole('heading', { level: 1, name: /^Space/ })
  await expect(title).toBeVisible()
  await deviceIsReady(page)
  await page.reload()
  await expect(title).toBeVisible()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Library' }).first()).toBeVisible()
})
