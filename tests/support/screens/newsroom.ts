import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { asJson, parse, parsed, paste, source } from '#tests/support/browser/editor.ts'
import { CHART, figureWith } from '#tests/support/browser/figures.ts'
import { anArticle } from '#tests/support/browser/library.ts'
import { PROVENANCE } from '#tests/support/browser/provenance.ts'
import { type Screen, unready } from './screen.ts'
import { anAdmin } from './visitors.ts'

/** In two languages, with key demands. */
const PRACTICE = {
  potential_questions: {
    prelims_quiz: [
      {
        question_text: 'Which body sets the repo rate?',
        options: ['The Monetary Policy Committee', 'The Finance Commission'],
        correct_option: 'A',
        explanation: 'Since 2016 a committee of six.',
        translated: { hi: { question_text: 'रेपो दर कौन तय करता है?', options: ['मौद्रिक नीति समिति', 'वित्त आयोग'] } },
      },
    ],
  },
  mains_model_answers: [
    {
      question: 'Discuss the independence of the Monetary Policy Committee. (150 words, 10 marks)',
      answer: 'It has six members.',
      marks: 10,
      key_demands: [
        {
          point:
            'Names the legal basis: section 45ZB of the RBI Act, as amended in 2016, and the six members with the casting vote',
          marks: 3,
        },
        { point: 'Says how the target is set, and by whom', marks: 2.5 },
        { point: 'Gives one limit of its independence', marks: 2.5 },
        { point: 'Ends with a way forward', marks: 2 },
      ],
    },
  ],
}

export const NEWSROOM: Screen[] = [
  {
    place: 'Newsroom',
    name: 'the upload, with mistakes',
    loads: 'admin-dashboard',
    path: '/admin/dashboard',
    who: anAdmin,
    shows: source,
    mishap: /status of 422/,
    prepare: async (page) => {
      await paste(source(page), asJson('1949-12-31', [anArticle('Whole'), { title: 'Half', quiz_title: 5 }]))
      await parse(page).click()
      await expect(page.getByRole('region', { name: '4 errors to fix' })).toBeVisible()
    },
  },
  {
    place: 'Newsroom',
    name: 'the upload of a day that exists, to be scheduled',
    path: async (library) => {
      await library.publish('1949-12-30', [anArticle('Kept'), anArticle('Dropped')], { replace: true })
      return '/admin/dashboard'
    },
    who: anAdmin,
    shows: source,
    prepare: async (page) => {
      await parsed(page, asJson('1949-12-30', [anArticle('Kept', { summary: 'Other.', unknown: 1 }), anArticle('New')]))
      await page.getByLabel('Schedule').check()
      await source(page).press('ControlOrMeta+f')
      await expect(page.getByLabel('Find in the text')).toBeFocused()
    },
  },
  {
    place: 'Newsroom',
    name: 'the preview of an upload',
    path: '/admin/dashboard',
    who: anAdmin,
    shows: source,
    prepare: async (page) => {
      await parsed(page, asJson('1949-12-31', [anArticle('A day', { title_translated: { ta: 'ஒரு நாள்' } })]))
      await page.getByRole('button', { name: 'Preview A day' }).click()
      await expect(page.getByRole('dialog', { name: 'Preview: A day' })).toBeVisible()
    },
  },
  {
    place: 'Newsroom',
    name: 'the entries',
    loads: 'admin-dashboard',
    path: '/admin/dashboard?tab=entries',
    who: anAdmin,
    shows: (page) => page.getByRole('link', { name: /A handshake at 475 km/ }),
  },
  {
    place: 'Newsroom',
    name: 'an entry with its history',
    loads: 'manage-entry',
    path: async (library) => {
      await library.publish('1949-12-29', [anArticle('Old')], { replace: true })
      await library.publish('1949-12-29', [anArticle('W'.repeat(200))], { replace: true, status: 'draft' })
      return library.entryPath('1949-12-29')
    },
    who: anAdmin,
    shows: (page) => page.getByRole('region', { name: 'History' }),
    prepare: (page) => expect(page.getByRole('button', { name: 'Restore version 1' })).toBeVisible(),
  },
  {
    place: 'Newsroom',
    name: 'an article being edited',
    path: async (library) => {
      const [id] = await library.publish('1949-12-28', [anArticle('To edit')], { replace: true })
      return `${await library.entryPath('1949-12-28')}&article=${id}`
    },
    who: anAdmin,
    shows: (page) => page.getByLabel('Title', { exact: true }),
  },
  {
    place: 'Newsroom',
    name: 'an article being edited, its questions, with mistakes',
    mishap: /status of 422/,
    path: async (library) => {
      const [id] = await library.publish('1949-12-27', [anArticle('To edit', PRACTICE)], { replace: true })
      return `${await library.entryPath('1949-12-27')}&article=${id}`
    },
    who: anAdmin,
    shows: (page) => page.getByLabel('Title', { exact: true }),
    prepare: async (page) => {
      for (const title of ['Quiz', 'In Hindi', 'Mains questions', 'Key demands'])
        await page.locator('summary').filter({ hasText: title }).first().click()
      await page.getByRole('button', { name: 'Add key demand' }).click()
      await expect(page.getByText('10 of 10 marks.')).toBeVisible()
      await page.getByRole('button', { name: 'Save article' }).click()
      await expect(page.getByRole('region', { name: '2 errors to fix' })).toBeVisible()
    },
  },
  {
    place: 'Newsroom',
    name: 'an article being edited, its sources, with mistakes',
    mishap: /status of 422/,
    path: async (library) => {
      const [id] = await library.publish('1949-12-26', [anArticle('To edit', PROVENANCE)], { replace: true })
      return `${await library.entryPath('1949-12-26')}&article=${id}`
    },
    who: anAdmin,
    shows: (page) => page.getByLabel('Title', { exact: true }),
    prepare: async (page) => {
      for (const title of ['Sources', 'Facts and figures', 'Since then', 'Asked in the examination'])
        await page.locator('summary').filter({ hasText: title }).first().click()
      await page.getByRole('button', { name: 'Add fact' }).click()
      await page.getByRole('button', { name: 'Save article' }).click()
      await expect(page.getByRole('region', { name: /errors to fix/ })).toBeVisible()
    },
  },
  {
    place: 'Newsroom',
    name: 'an article being edited, its figures, with mistakes',
    mishap: /status of 422/,
    path: async (library) => {
      const figures = [figureWith(await library.picture(CHART), { source: 0 })]
      const [id] = await library.publish('1949-12-25', [anArticle('To draw', { ...PROVENANCE, figures })], { replace: true })
      return `${await library.entryPath('1949-12-25')}&article=${id}`
    },
    who: anAdmin,
    shows: (page) => page.getByLabel('Title', { exact: true }),
    prepare: async (page) => {
      await page
        .locator('summary')
        .filter({ hasText: /^›?Figures/ })
        .click()
      for (const _ of ['picture', 'map']) await page.getByRole('button', { name: 'Add figure' }).click()
      await page.getByRole('group', { name: 'Figure 3', exact: true }).getByLabel('Kind').selectOption('Map')
      await page.getByRole('button', { name: 'Save article' }).click()
      await expect(page.getByRole('region', { name: /errors to fix/ })).toBeVisible()
    },
  },
  {
    place: 'Newsroom',
    name: 'a document being imported',
    path: async (library) => {
      const [id] = await library.publish('1949-12-24', [anArticle('To import')], { replace: true })
      return `${await library.entryPath('1949-12-24')}&article=${id}`
    },
    who: anAdmin,
    shows: (page) => page.getByLabel('Title', { exact: true }),
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Import from a document' }).click()
      const text = readFileSync('tests/support/fixtures/documents/gst-council.md', 'utf8')
      await page.getByRole('dialog').getByLabel('Or paste text').fill(text)
      await page.getByRole('button', { name: 'Read' }).click()
      await expect(page.getByRole('heading', { name: /^Left out or changed/ })).toBeVisible()
    },
  },
  {
    place: 'Newsroom',
    name: 'a translation being written',
    path: async (library) => {
      const [id] = await library.publish('1949-12-28', [anArticle('To edit')], { replace: true })
      return `${await library.entryPath('1949-12-28')}&article=${id}&translation=ta`
    },
    who: anAdmin,
    shows: (page) => page.getByLabel('Summary'),
    prepare: async (page) => {
      await page.getByLabel('Summary').fill('ஒரு சீர்திருத்தம் பற்றிய சுருக்கமான விவரம். '.repeat(6))
      await expect(page.getByText('Unsaved changes')).toBeVisible()
    },
  },
  ...unready({
    place: 'Newsroom',
    name: 'the entries',
    path: '/admin/dashboard?tab=entries',
    who: anAdmin,
    reads: '**/api/admin/entries*',
  }),
]
