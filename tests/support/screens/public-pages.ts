import { expect } from '@playwright/test'
import { heading } from '#tests/support/browser/test.ts'
import type { Screen } from './screen.ts'

export const PUBLIC_PAGES: Screen[] = [
  {
    place: 'Public pages',
    name: 'the landing page',
    loads: 'landing',
    path: '/',
    shows: (page) => heading(page, /explained for the civil-services exam/),
  },
  {
    place: 'Public pages',
    name: 'the landing page in Tamil, with all of it unfolded',
    path: '/',
    shows: (page) => page.locator('article [data-sample=en] [data-term][role=button]').first(),
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'தமிழ்' }).check({ force: true })
      await page
        .getByText(/^முக்கியச் சொற்கள் \(\d+\)$/)
        .locator('visible=true')
        .click()
      await page.getByText('விடையையும் விளக்கத்தையும் காட்டு').click()
      // The last question about the product: its words are content.
      await page.locator('main summary').last().click()
      await page.getByRole('radio', { name: 'இரண்டு மட்டும்' }).check({ force: true })
      await page.locator('article [data-sample=ta] [data-term]').first().focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    place: 'Public pages',
    name: 'the features page',
    loads: 'features',
    path: '/features',
    shows: (page) => heading(page, /practise it/),
  },
  {
    place: 'Public pages',
    name: 'the pricing page, by the year',
    loads: 'pricing',
    path: '/pricing',
    shows: (page) => heading(page, 'Plans'),
    prepare: async (page) => {
      await page.getByRole('radio', { name: /Yearly/ }).check({ force: true })
    },
  },
  {
    place: 'Public pages',
    name: 'the mission page',
    loads: 'mission',
    path: '/mission',
    shows: (page) => heading(page, /One careful page/),
  },
  {
    place: 'Public pages',
    name: 'the sponsors page',
    loads: 'sponsors',
    path: '/sponsors',
    shows: (page) => heading(page, 'Sponsors'),
  },
  {
    place: 'Public pages',
    name: 'the privacy page',
    loads: 'legal',
    path: '/privacy',
    shows: (page) => heading(page, 'Privacy'),
  },
  {
    place: 'Public pages',
    name: 'the landing page in Hindi',
    path: '/hi/',
    shows: (page) => heading(page, /सिविल सेवा परीक्षा/),
  },
  {
    place: 'Public pages',
    name: 'the landing page of Tamil readers',
    path: '/ta/',
    shows: (page) => heading(page, /நடப்பு நிகழ்வுகள்/),
  },
  {
    place: 'Public pages',
    name: 'the pricing page in Tamil',
    path: '/ta/pricing',
    shows: (page) => heading(page, 'திட்டங்கள்'),
  },
  {
    place: 'Public pages',
    name: 'the privacy page in Hindi',
    path: '/hi/privacy',
    shows: (page) => heading(page, 'गोपनीयता'),
  },
  { place: 'Public pages', name: 'the terms page', path: '/terms', shows: (page) => heading(page, 'Terms') },
  { place: 'Public pages', name: 'the refunds page', path: '/refunds', shows: (page) => heading(page, /^Refunds/) },
  { place: 'Public pages', name: 'the contact page', path: '/contact', shows: (page) => heading(page, 'Contact') },
]
