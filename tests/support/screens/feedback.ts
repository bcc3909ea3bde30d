import { expect } from '@playwright/test'
import { showHardFeedback } from '#tests/support/browser/feedback.ts'
import { heading } from '#tests/support/browser/test.ts'
import { sentFeedback, thrice } from './activity.ts'
import { type Screen, unready } from './screen.ts'
import { aFreeReader, anAdmin } from './visitors.ts'

export const FEEDBACK: Screen[] = [
  {
    place: 'Feedback',
    name: 'the feedback form, with a mistake',
    loads: 'feedback-submit',
    path: '/feedback/submit',
    who: aFreeReader,
    shows: (page) => heading(page, 'Submit feedback'),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Subject' }).fill('x'.repeat(201))
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    place: 'Feedback',
    name: 'feedback that was sent',
    path: '/feedback/submit',
    who: aFreeReader,
    shows: (page) => heading(page, 'Submit feedback'),
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
      await page.getByRole('button', { name: 'Submit feedback' }).click()
      await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
    },
  },
  {
    place: 'Feedback',
    name: 'my feedback',
    loads: 'my-feedback',
    path: thrice(sentFeedback, '/feedback/my-feedback'),
    who: aFreeReader,
    shows: (page) => page.getByRole('heading', { level: 2 }).nth(1),
    prepare: async (page) => {
      await showHardFeedback(page)
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: 'Short' })).toBeVisible()
    },
  },
  {
    place: 'Feedback',
    name: 'an answered feedback',
    loads: 'feedback-track',
    path: sentFeedback,
    who: aFreeReader,
    shows: (page) => page.getByRole('heading', { level: 2 }).nth(1),
    prepare: async (page) => {
      await showHardFeedback(page)
      await page.goto('/feedback/track/FB-0000000000')
      await expect(page.getByRole('heading', { name: 'Response' })).toBeVisible()
    },
  },
  {
    place: 'Feedback',
    name: 'a feedback that is not there',
    state: 'failed',
    path: '/feedback/track/FB-0000000000',
    who: aFreeReader,
    shows: (page) => heading(page, 'Feedback Not Found'),
    mishap: /status of 404/,
  },
  {
    place: 'Feedback',
    name: 'everybody’s feedback',
    loads: 'admin-feedback',
    path: '/admin/feedback',
    who: anAdmin,
    shows: (page) => heading(page, 'Manage Feedback'),
    prepare: async (page) => {
      await showHardFeedback(page)
      await page.reload()
      await expect(page.getByText('5 total')).toBeVisible()
    },
  },
  {
    place: 'Feedback',
    name: 'a feedback under review',
    path: '/admin/dashboard',
    who: anAdmin,
    shows: (page) => page.getByRole('tab', { name: 'Feedback' }),
    prepare: async (page) => {
      await showHardFeedback(page)
      await page.getByRole('tab', { name: 'Feedback' }).click()
      await page.getByRole('button', { name: /^View FB-0000000000/ }).click()
      await expect(page.getByRole('textbox', { name: 'Response' })).toBeVisible()
    },
  },
  {
    place: 'Feedback',
    name: 'my feedback, before there is any',
    state: 'empty',
    path: '/feedback/my-feedback',
    who: aFreeReader,
    shows: (page) => page.getByText('No feedback yet'),
  },
  ...unready({
    place: 'Feedback',
    name: 'my feedback',
    path: '/feedback/my-feedback',
    who: aFreeReader,
    reads: '**/api/feedback/my-feedback*',
  }),
  ...unready({
    place: 'Feedback',
    name: 'everybody’s feedback',
    path: '/admin/feedback',
    who: anAdmin,
    reads: '**/api/admin/feedback*',
  }),
]
