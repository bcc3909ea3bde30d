import { createRoot } from 'react-dom/client'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PageRouter } from './page-router.tsx'
import { route } from './route.ts'
import { startVisits } from './visits.ts'

let failures = 1

/** Each resolves when its test says so. */
const arrivals: Record<string, () => void> = {}
const slow = (name: string) => () =>
  new Promise<{ Component: () => string }>((resolve) => {
    arrivals[name] = () => resolve({ Component: () => `Page ${name}` })
  })

function Home() {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  return (
    <>
      <Link to="/slow">Slow</Link>
      <Link to="/slower">Slower</Link>
      <Link to="/closed">Closed</Link>
      <Link to="/broken">Broken</Link>
      <Link to="/other#part">Part</Link>
      <button type="button" onClick={() => setQuery({ show: 'all' }, { preventScrollReset: true })}>
        Filter {query.get('show')}
      </button>
      <button type="button" onClick={() => navigate('/other', { state: { from: 'home' } })}>
        Other
      </button>
    </>
  )
}

const broken = async () => {
  if (failures-- > 0) throw new Error('No network')
  return { Component: () => 'Mended' }
}

const first = [
  route({ path: '/', Component: Home }),
  route({ path: '/slow', lazy: slow('slow') }),
  route({ path: '/slower', lazy: slow('slower') }),
  route({ path: '/closed', guard: () => '/other' }),
  route({
    Failure: ({ error }) => (error as Error).message,
    children: [route({ path: '/broken', lazy: broken })],
  }),
]
const members = [
  route({
    path: '/other',
    Component: () => (
      <p id="part">
        Other page <Link to="/">Home</Link>
      </p>
    ),
  }),
  route({ path: '*', guard: () => '/' }),
]

const page = document.createElement('main')
const root = createRoot(page)
const shows = (text: string) => vi.waitFor(() => expect(page.textContent).toContain(text))
const press = (name: string) =>
  [...page.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent?.startsWith(name))?.click()
const isAskedFor = (name: string) => vi.waitFor(() => expect(arrivals).toHaveProperty(name))

beforeAll(() => {
  document.body.append(page)
  vi.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    window.scrollY = y
  }) as typeof window.scrollTo)
  history.replaceState(null, '', '/')
  startVisits({ first, more: async () => members })
  root.render(<PageRouter fallback="Loading">{null}</PageRouter>)
})

afterAll(() => {
  root.unmount()
  page.remove()
  vi.restoreAllMocks()
})

beforeEach(() =>
  vi.waitFor(() => expect([location.pathname, page.textContent]).toEqual(['/', expect.stringContaining('Filter')])),
)

test('the page stays until the next one has been loaded, and the address with it', async () => {
  press('Slow')
  expect([location.pathname, page.textContent?.slice(0, 4)]).toEqual(['/', 'Slow'])
  await isAskedFor('slow')
  arrivals.slow?.()
  await shows('Page slow')
  expect(location.pathname).toBe('/slow')
  history.back()
})

test('of two pages that are asked for the last one is shown', async () => {
  press('Slower')
  await isAskedFor('slower')
  press('Other')
  await shows('Other page')
  arrivals.slower?.()
  expect([location.pathname, history.state.usr]).toEqual(['/other', { from: 'home' }])
  expect(page.textContent).toContain('Other page')
  history.back()
})

test('a page that one may not open leads to another, and back to where one was', async () => {
  press('Closed')
  await shows('Other page')
  expect(location.pathname).toBe('/other')
  history.back()
})

test('a new page begins at its top, a filter stays where one is, and back returns to the place', async () => {
  window.scrollY = 400
  press('Filter')
  await shows('Filter all')
  expect([location.search, window.scrollY]).toEqual(['?show=all', 400])
  press('Other')
  await shows('Other page')
  expect(window.scrollY).toBe(0)
  history.back()
  await shows('Filter all')
  expect(window.scrollY).toBe(400)
  history.back()
})

test('a link to a part of a page leads to it', async () => {
  const into = vi.fn()
  HTMLElement.prototype.scrollIntoView = into
  press('Part')
  await shows('Other page')
  expect(into.mock.contexts).toEqual([document.getElementById('part')])
  history.back()
})

test('a page whose code did not come says so in its place, and the next press asks again', async () => {
  press('Broken')
  await shows('No network')
  expect(location.pathname).toBe('/broken')
  history.back()
  await shows('Filter')
  press('Broken')
  await shows('Mended')
  history.back()
})
