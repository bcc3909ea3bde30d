import type { Page } from '@playwright/test'
import { anArticle, IN_THREE_LANGUAGES } from '#tests/support/browser/library.ts'
import { expect, heading, test } from '#tests/support/browser/test.ts'
import { aTone } from '#tests/support/browser/tone.ts'
import { finishSentence, isSpeaking, loseVoice, spoken, withVoices } from '#tests/support/fixtures/device-voices.ts'

const article = anArticle('What Dr. Rao found', {
  summary: 'A short account. It has **two** sentences.',
  analysis_text: { past: '### Before\nThe first part.', present: 'The second part.' },
})

const aloud = (page: Page) => page.getByRole('region', { name: 'Read aloud by your device' })
const press = (page: Page, name: string) => aloud(page).getByRole('button', { name, exact: true }).click()
const texts = async (page: Page) => (await spoken(page)).map(({ text }) => text)

test('my device reads an article aloud, sentence by sentence', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [article])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), prepare: withVoices('hi-IN', 'en-US', 'en-IN') })
  await expect(aloud(page)).toContainText('English, using your device’s voice')
  await press(page, 'Play')
  await expect(aloud(page)).toContainText('Sentence 1 of 8')
  const whole = [
    'What Dr. Rao found',
    'A short account.',
    'It has two sentences.',
    'Past',
    'Before',
    'The first part.',
    'Present',
    'The second part.',
  ]
  for (let n = 1; n < whole.length; n++) {
    await finishSentence(page)
    await expect(aloud(page)).toContainText(`Sentence ${n + 1} of 8`)
  }
  expect(await texts(page)).toEqual(whole)
  expect(new Set((await spoken(page)).map(({ lang }) => lang))).toEqual(new Set(['en-IN']))
  await finishSentence(page)
  await expect(aloud(page)).toContainText('using your device’s voice')
})

test('I pause, resume at the same sentence, change the speed, and stop', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [article])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), prepare: withVoices('en-IN') })
  await press(page, 'Play')
  await finishSentence(page)
  await press(page, 'Pause')
  expect(await isSpeaking(page)).toBe(false)
  await press(page, 'Play')
  expect((await texts(page)).slice(-1)).toEqual(['A short account.'])
  await aloud(page).getByLabel('Speed').selectOption('1.75×')
  expect((await spoken(page)).at(-1)).toEqual({ text: 'A short account.', lang: 'en-IN', rate: 1.75 })
  await press(page, 'Stop')
  expect(await isSpeaking(page)).toBe(false)
  await press(page, 'Play')
  expect((await spoken(page)).at(-1)).toEqual({ text: 'What Dr. Rao found', lang: 'en-IN', rate: 1.75 })
})

test('a Hindi article is read by a Hindi voice, and continues when I switch the text to English', async ({
  open,
  people,
  library,
}) => {
  const { article_id, title_translated } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, {
    as: await people.aFreeReader(),
    remembers: { reading_language: 'hi' },
    prepare: withVoices('en-US', 'hi-IN'),
  })
  await expect(aloud(page)).toContainText('हिन्दी, using your device’s voice')
  await press(page, 'Play')
  const [first] = await spoken(page)
  expect(first?.lang).toBe('hi-IN')
  expect(title_translated.hi).toContain(first?.text.slice(0, 20))
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
  await expect(heading(page, IN_THREE_LANGUAGES)).toBeVisible()
  await expect(aloud(page)).toContainText('Sentence 1 of')
  expect(await isSpeaking(page)).toBe(true)
  await press(page, 'Pause')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('hi')
  await expect(aloud(page)).toContainText('हिन्दी, using your device’s voice')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('en')
  await expect(aloud(page)).toContainText('English, using your device’s voice')
  await press(page, 'Play')
  expect((await spoken(page)).at(-1)?.lang).toBe('en-US')
})

test('on a device without a voice for my language there are no controls', async ({ open, people, library }) => {
  const { article_id, title_translated } = await library.articleNamed(IN_THREE_LANGUAGES)
  const page = await open(`/article/${article_id}`, {
    as: await people.aFreeReader(),
    remembers: { reading_language: 'ta' },
    prepare: withVoices('en-US', 'hi-IN'),
  })
  await expect(heading(page, title_translated.ta ?? '')).toBeVisible()
  await expect(aloud(page)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('hi')
  await expect(aloud(page)).toBeVisible()
})

test('when the voice fails the page says so, and Retry continues with the same sentence', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [article])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), prepare: withVoices('en-IN') })
  await press(page, 'Play')
  await finishSentence(page)
  await loseVoice(page)
  await expect(aloud(page).getByRole('alert')).toContainText('Failed to play audio. Please try again later.')
  await press(page, 'Retry')
  expect((await texts(page)).slice(-1)).toEqual(['A short account.'])
  await expect(aloud(page).getByRole('alert')).toHaveCount(0)
})

test('a recording and the device’s voice never play together', async ({ open, people, library }) => {
  const parts = { title_translated: { hi: 'डॉ. राव की खोज' } }
  const [id = ''] = await library.publish(library.aFreeDay(), [{ ...article, ...parts }])
  await library.record(id, 'en', aTone(60))
  const page = await open(`/article/${id}`, {
    as: await people.aProReader(),
    remembers: { reading_language: 'hi' },
    prepare: withVoices('hi-IN'),
  })
  const recording = page.getByRole('region', { name: 'Audio overview' })
  const isPlaying = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => !audio.paused && audio.readyState >= 3)
  await press(page, 'Play')
  expect(await texts(page)).toEqual(['डॉ. राव की खोज'])
  await recording.getByRole('button', { name: 'Play' }).click()
  await expect.poll(isPlaying).toBe(true)
  expect(await isSpeaking(page)).toBe(false)
  await press(page, 'Play')
  await expect.poll(isPlaying).toBe(false)
  expect(await isSpeaking(page)).toBe(true)
  // With audio in the reading language the device's voice is removed once it has ended.
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('en')
  await expect(aloud(page)).toBeVisible()
  await press(page, 'Stop')
  await expect(aloud(page)).toHaveCount(0)
})

test('the voice stops when I leave the article', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [article])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), prepare: withVoices('en-IN') })
  await press(page, 'Play')
  expect(await isSpeaking(page)).toBe(true)
  await page.getByRole('link', { name: 'Daily Current Affairs' }).first().click()
  await expect(page).toHaveURL('/dashboard')
  await expect.poll(() => isSpeaking(page)).toBe(false)
})
