import type { BrowserContextOptions, Page } from '@playwright/test'
import { daysAfter } from '#contract/calendar.ts'
import { deviceIsReady, WITH_WORKER } from '#tests/support/browser/device.ts'
import { Library } from '#tests/support/browser/library.ts'
import { People, type Person } from '#tests/support/browser/people.ts'
import { type ServerWithClock, startServerWithClock } from '#tests/support/browser/server-with-clock.ts'
import { expect, type Open, test } from '#tests/support/browser/test.ts'
import { anItem } from '#tests/support/fixtures/in-news.ts'
import { aMissedArticle } from '#tests/support/fixtures/missed-days.ts'

const main = (page: Page) => page.getByRole('main')
const topics = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 2 })
const offer = (page: Page) => main(page).getByRole('link', { name: /^You missed 5 days/ })
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const

/** One reader with an examination in ten days, on a server whose clock moves, with an article today. */
class Week {
  readonly #open: Open
  readonly #how: BrowserContextOptions
  readonly server: ServerWithClock
  readonly reader: Person
  readonly #library: Library
  readonly #pages: Page[] = []

  static async begin(open: Open, how: BrowserContextOptions = {}) {
    const server = await startServerWithClock()
    const people = new People(server)
    const week = new Week(open, how, server, await people.aNewProReader(), new Library(server, people))
    await server.call('PUT', '/api/user/study-plan', { as: week.reader, body: { exam_date: daysAfter(server.today(), 10) } })
    return week
  }

  constructor(open: Open, how: BrowserContextOptions, server: ServerWithClock, reader: Person, library: Library) {
    this.#open = open
    this.#how = how
    this.server = server
    this.reader = reader
    this.#library = library
  }

  publish = (...articles: ReturnType<typeof aMissedArticle>[]) => this.#library.publish(this.server.today(), articles)

  /** A page at the time of the server. */
  async visit(path: string): Promise<Page> {
    const page = await this.#open(path, {
      as: this.reader,
      on: this.server,
      prepare: (context) => context.clock.setFixedTime(this.server.now()),
      ...this.#how,
    })
    this.#pages.push(page)
    return page
  }

  async end() {
    for (const page of this.#pages) await page.context().close()
    await this.server.stop()
  }

  /** Five days with two articles each; one topic comes twice. */
  async missFiveDays() {
    for (const day of [0, 1, 2, 3, 4]) {
      this.server.wait(1)
      const articles = [aMissedArticle(day * 2 + 4), day === 4 ? aMissedArticle(4, 1) : aMissedArticle(day * 2 + 5)]
      const in_news = [anItem(`Wetland ${day + 1}`)]
      await this.#library.publish(this.server.today(), articles, { in_news })
    }
    this.server.wait(1)
  }

  async readIds(): Promise<string[]> {
    return (await this.server.call<{ data: string[] }>('GET', '/api/progress', { as: this.reader })).data
  }

  async reviews(): Promise<number> {
    const { data } = await this.server.call<{ data: { days: { reviews: number }[] } }>('GET', '/api/recall/figures', {
      as: this.reader,
    })
    return data.days.reduce((sum, { reviews }) => sum + reviews, 0)
  }

  /** The cards that are due today. */
  async due(): Promise<number> {
    const { data } = await this.server.call<{ data: { today: { items: number } } }>('GET', '/api/recall/queue', {
      as: this.reader,
    })
    return data.today.items
  }

  isOffered = async () =>
    (await this.server.call<{ data: object | null }>('GET', '/api/catch-up/offer', { as: this.reader })).data !== null
}

async function answerAll(page: Page, cards: number) {
  for (let left = cards; left > 0; left--) {
    await expect(main(page).getByText(left === 1 ? '1 card left' : `${left} cards left`)).toBeVisible()
    await main(page).getByRole('button', { name: 'Show the answer' }).click()
    await main(page).getByRole('button', { name: /^Easy/ }).click()
  }
  await expect(page.getByText('Done for today')).toBeVisible()
}

test.describe.configure({ timeout: 150_000 })

test('a week: I read, keep cards, review, miss five days, catch up, and nothing is due after the examination', async ({
  open,
}) => {
  const week = await Week.begin(open)
  try {
    const [articleId] = await week.publish(aMissedArticle(0))
    const first = await week.visit(`/article/${articleId}`)
    await first.getByRole('button', { name: 'View Flashcards' }).click()
    await first.getByRole('button', { name: 'Add all to review' }).click()
    await expect(first.getByText('1 card added')).toBeVisible()
    await first.getByRole('link', { name: 'Review now' }).click()
    await answerAll(first, 1)
    expect(await week.readIds()).toEqual([articleId])

    await week.missFiveDays()
    const back = await week.visit('/dashboard')
    await offer(back).click()
    await expect(back.getByText(/^9 topics of 5 days, about \d+ minutes?\./)).toBeVisible()
    await expect(topics(back)).toHaveCount(9)
    await expect(main(back).getByText(/also on/)).toHaveCount(1)
    const names = back.getByRole('region', { name: 'In the news' })
    await expect(names.getByRole('listitem')).toHaveText([5, 4, 3, 2, 1].map((day) => `Wetland ${day}Term`))
    await names.getByRole('button', { name: 'Add all to review' }).click()
    await expect(names.getByText('All are in your review.')).toBeVisible()
    // What came twice is first of its paper, and says each fact once.
    const repeated = main(back)
      .getByRole('listitem')
      .filter({ has: back.getByRole('heading', { name: 'More on millet farming: part 2' }) })
    const facts = repeated.getByText(/^Millet farming: /).filter({ visible: true })
    await expect(facts).toHaveCount(5)
    await repeated.getByRole('button', { name: 'Done: More on millet farming: part 2' }).click()
    await expect(facts).toHaveCount(0)
    await expect(main(back).getByText('1 of 9 done', { exact: true })).toBeVisible()
    await expect(back.locator('h2 button[aria-expanded=true]')).toBeFocused()
    await repeated.getByRole('button', { name: 'Undo: More on millet farming: part 2' }).click()
    await expect(main(back).getByText('0 of 9 done', { exact: true })).toBeVisible()
    await repeated.getByRole('button', { name: 'More on millet farming: part 2', exact: true }).click()
    await repeated.getByRole('button', { name: 'Done: More on millet farming: part 2' }).click()
    await main(back).getByRole('button', { name: 'Add all to review' }).click()
    await expect(main(back).getByText('10 cards added')).toBeVisible()
    await main(back).getByRole('button', { name: 'Finish' }).click()
    await expect(back).toHaveURL('/dashboard')
    await expect(back.getByText('You are caught up. The articles stay unread in All articles.', { exact: true })).toBeVisible()
    await expect(offer(back)).toHaveCount(0)
    expect([await week.readIds(), await week.isOffered()]).toEqual([[articleId], false])
    await back.goto('/review')
    // The first card comes back after some five days: the day is its scheduler's choice.
    const due = await week.due()
    expect([15, 16]).toContain(due)
    await answerAll(back, due)

    week.server.wait(4)
    const over = await week.visit('/review')
    await expect(over.getByText('Your examination is over')).toBeVisible()
  } finally {
    await week.end()
  }
})

test('a week on a phone: I review and catch up without a network, and nothing of it is lost', async ({ open, mishaps }) => {
  mishaps.allowOffline()
  const week = await Week.begin(open, { ...PHONE, ...WITH_WORKER })
  try {
    const [articleId] = await week.publish(aMissedArticle(0))
    await week.server.call('POST', '/api/recall/cards', {
      as: week.reader,
      body: { article_id: articleId, all_flashcards: true },
    })
    const first = await week.visit(`/article/${articleId}`)
    await deviceIsReady(first)
    await first.goto('/review')
    await expect(main(first).getByText('1 card left')).toBeVisible()
    await first.context().setOffline(true)
    await answerAll(first, 1)
    await expect(main(first).getByText('1 answer waits on this device for the network.')).toBeVisible()
    await first.context().setOffline(false)
    await expect.poll(() => week.reviews()).toBe(1)

    await week.missFiveDays()
    const back = await week.visit('/dashboard')
    await deviceIsReady(back)
    await expect(offer(back)).toBeVisible()
    await back.context().setOffline(true)
    await offer(back).click()
    await expect(topics(back)).toHaveCount(9)
    await main(back).getByRole('button', { name: /^Done/ }).first().click()
    await back.goto('/dashboard')
    await offer(back).click()
    await expect(topics(back)).toHaveCount(8)
    await main(back).getByRole('button', { name: 'Dismiss' }).click()
    await back.getByRole('dialog', { name: 'Dismiss 5 days?' }).getByRole('button', { name: 'Dismiss' }).click()
    await expect(back).toHaveURL('/dashboard')
    await expect(
      main(back)
        .getByText('Waiting for you')
        .or(main(back).getByRole('heading', { level: 1 }))
        .first(),
    ).toBeVisible()
    await expect(offer(back)).toHaveCount(0)
    expect(await week.isOffered()).toBe(true)
    await back.context().setOffline(false)
    await expect.poll(() => week.isOffered()).toBe(false)
    expect(await week.readIds()).toEqual([articleId])
  } finally {
    await week.end()
  }
})

test('with nothing to catch up on, the page leads back to Today', async ({ open, people }) => {
  const page = await open('/catch-up', { as: await people.aNewProReader() })
  await expect(main(page).getByText('Nothing to catch up on')).toBeVisible()
  await main(page).getByRole('link', { name: 'Back to Today' }).click()
  await expect(page).toHaveURL('/dashboard')
})
