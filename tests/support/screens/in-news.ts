import { expect, type Page } from '@playwright/test'
import { anArticle, type Library } from '#tests/support/browser/library.ts'
import { anItem, aPlace, aReport } from '#tests/support/fixtures/in-news.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader, anAdmin } from './visitors.ts'

const DAY = '1949-12-20'

export const NASHIK = aPlace('Nashik', {
  text: 'A city on the upper Godavari, one of the four places of the Kumbh Mela. The next one there begins in 2027.',
  translated: {
    hi: { name: 'नासिक', text: 'ऊपरी गोदावरी के तट पर बसा नगर, कुंभ मेले के चार स्थानों में से एक।' },
    ta: { name: 'நாசிக்', text: 'மேல் கோதாவரிக் கரையில் உள்ள நகரம்; கும்பமேளா நடைபெறும் நான்கு இடங்களில் ஒன்று.' },
  },
})

async function aDay(library: Library): Promise<string> {
  const in_news = [NASHIK, aReport('Human Development Index'), anItem('T'.repeat(120), { kind: 'scheme' })]
  await library.publish(DAY, [anArticle('Godavari')], { in_news, replace: true })
  return DAY
}

const nashik = (page: Page) => page.getByRole('heading', { name: /^(Nashik|नासिक|நாசிக்)$/ })
const withMap = async (page: Page) => {
  await nashik(page).getByRole('button').click()
  await page
    .getByRole('button', { name: /^Map of / })
    .first()
    .click()
}

const ofDay: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'In the news',
  path: async (library) => `/dashboard?day=${await aDay(library)}`,
  who: aFreeReader,
  shows: nashik,
}

const all: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  ...ofDay,
  path: async (library) => `/in-the-news?month=${(await aDay(library)).slice(0, 7)}`,
}

const edited: Pick<Screen, 'place' | 'path' | 'who' | 'shows'> = {
  place: 'In the news',
  path: async (library) => `${await library.entryPath(await aDay(library))}&part=in-news`,
  who: anAdmin,
  shows: (page) => page.getByRole('group', { name: 'Item 1', exact: true }),
}

export const IN_NEWS: Screen[] = [
  { ...ofDay, name: 'the items in the news of a day, with a map', prepare: withMap },
  { ...ofDay, name: 'the items in the news of a day in Tamil', remembers: { reading_language: 'ta' }, prepare: withMap },
  {
    ...all,
    name: 'all items in the news',
    path: '/in-the-news',
    loads: 'in-the-news',
    shows: (page) => page.getByRole('listitem').getByRole('heading').first(),
  },
  {
    ...all,
    name: 'the items in the news of a month, places',
    path: async (library) => `/in-the-news?month=${(await aDay(library)).slice(0, 7)}&kind=place`,
  },
  { ...all, name: 'the items in the news of a month in Tamil', remembers: { reading_language: 'ta' } },
  {
    ...all,
    name: 'no items in the news that fit',
    state: 'empty',
    path: '/in-the-news?q=qzxqzxqzx',
    shows: (page) => page.getByRole('button', { name: 'Show all items' }),
  },
  ...unready({
    place: 'In the news',
    name: 'all items in the news',
    path: '/in-the-news',
    who: aFreeReader,
    reads: '**/api/in-news?*',
  }),
  { ...edited, name: 'the items of a day being edited' },
  {
    ...edited,
    name: 'the items of a day being edited, with mistakes',
    mishap: /status of 422/,
    prepare: async (page) => {
      await page.locator('summary').first().click()
      await page.getByRole('button', { name: 'Add item' }).click()
      await page.getByRole('group', { name: 'Item 4', exact: true }).getByLabel('Kind of item').selectOption('Place')
      await page.getByRole('button', { name: 'Save items' }).click()
      await expect(page.getByRole('region', { name: /errors to fix/ })).toBeVisible()
    },
  },
]
