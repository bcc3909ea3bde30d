import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { paths } from '#web/platform/paths.ts'

interface Route {
  path?: string
  children?: Route[]
}

/** What parameters may look like: ids of the syllabus have dots, and the end of one may look like that of a file. */
const VALUES = ['gs3.new-technologies.space', 'a.html', 'b.js', 'c.png']
const DOTTED = '/syllabus/gs3.new-technologies.space'

/** Every path of the router's list for members, as it stands in the build. */
async function memberPaths(page: Page): Promise<string[]> {
  const manifest = JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8'))
  return page.evaluate(async (file) => {
    const { memberRoutes } = await import(file)
    const pathsOf = ({ path, children = [] }: Route): string[] => [...(path ? [path] : []), ...children.flatMap(pathsOf)]
    return memberRoutes().flatMap(pathsOf)
  }, `/${manifest['app/member-routes.ts'].file}`)
}

const withValue = (pattern: string, value: string) => pattern.replace(/:\w+/g, value).replace('*', `x/${value}`)

test('every address of the product can be opened again and shared, with dots in its parameters too', async ({ open }) => {
  const page = await open('/login')
  const patterns = await memberPaths(page)
  expect(patterns).toContain('/syllabus/:nodeId')
  const fixed = Object.values(paths).filter((path) => typeof path === 'string')
  const addresses = new Set([...fixed, ...patterns.flatMap((pattern) => VALUES.map((value) => withValue(pattern, value)))])
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
