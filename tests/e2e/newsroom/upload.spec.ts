import { asJson, chooseFile, EMPTY, keptDraft, parse, parsed, paste, source, submit } from '#tests/support/browser/editor.ts'
import { anArticle, OF_NEWEST_DAY } from '#tests/support/browser/library.ts'
import { openMore } from '#tests/support/browser/reader.ts'
import { expect, heading, stopTime, test } from '#tests/support/browser/test.ts'

test('the first error of a day has its specified message, and an invalid day cannot be submitted', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 422.*compare/)
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  const publication_date = library.aFreeDay()
  const whole = anArticle('A whole article')
  for (const [given, told] of [
    ['', 'Please enter JSON content to parse'],
    ['{"publication_date": }', 'Invalid JSON format. Please check your syntax and try again.'],
    [{ articles: [whole] }, 'Missing required field: publication_date'],
    [{ publication_date }, 'Missing or invalid "articles" array. Expected an array of article objects.'],
    [{ publication_date, articles: 'none' }, 'Missing or invalid "articles" array. Expected an array of article objects.'],
    [{ publication_date, articles: [] }, 'The "articles" array cannot be empty. At least one article is required.'],
    [
      { publication_date, articles: [whole, { title: 'Half an article', gs_paper_category: 'GS1' }] },
      'Article 2 is missing required fields: summary, analysis_text',
    ],
  ] as const) {
    await paste(source(page), typeof given === 'string' ? given : JSON.stringify(given))
    await expect(submit(page)).toBeDisabled()
    await parse(page).click()
    await expect(page.getByRole('alert')).toContainText(told)
    await expect(submit(page)).toBeDisabled()
  }
  await paste(source(page), asJson(publication_date, [whole]))
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(submit(page)).toBeDisabled()
  await parse(page).click()
  await expect(submit(page)).toBeEnabled()
})

test('every further error is shown at its line, and choosing it goes there', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 422.*compare/)
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  const twice = anArticle('Said twice')
  const faulty = anArticle('With faults', {
    analysis_text: { past: 'Then.', epilogue: 'Too late.' },
    follow_up_data: { key_terms_list: [{ term: 'Nameless' }] },
  })
  const text = asJson(library.aFreeDay(), [twice, twice, faulty])
  await paste(source(page), text)
  await parse(page).click()
  const mistakes = page.getByRole('region', { name: /errors? to fix$/ }).getByRole('button')
  const lineOf = (what: string) => `Line ${text.slice(0, text.lastIndexOf(what)).split('\n').length}`
  await expect(mistakes).toHaveText([
    new RegExp(`^${lineOf('"title": "Said twice"')}Article 1 has the same title.*articles\\[1\\]\\.title$`),
    new RegExp(`^${lineOf('"epilogue"')}"epilogue" is not a section.*articles\\[2\\]\\.analysis_text\\.epilogue$`),
    /A definition must be text.*key_terms_list\[0\]\.definition$/,
  ])
  // The cursor moves to the error, and fixing it removes it from the list.
  await mistakes.nth(1).click()
  await expect(source(page)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await page.keyboard.insertText('"future": "Late."')
  await expect(mistakes).toHaveCount(2)
})

test('a syntax error shows line, column and what is expected', async ({ open, people, mishaps }) => {
  mishaps.expect(/status of 422.*compare/)
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await paste(source(page), '{\n  "publication_date": "2026-01-15",\n  "articles": [1,, 2]\n}')
  await parse(page).click()
  await page.getByRole('button', { name: 'Line 3, column 18: Expected a value' }).click()
  await expect(source(page)).toBeFocused()
  await page.keyboard.press('Delete')
  await parse(page).click()
  await expect(page.getByRole('alert')).toContainText('Article 1 is missing required fields')
})

test('I paste JSON, publish it, and a reader sees it', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  const title = `The lighthouse keepers of ${day}`
  const page = await open('/admin/dashboard', { as: await people.anAdmin(), withClock: true })
  await paste(source(page), asJson(day, [anArticle(title), anArticle(`Second of ${day}`)]))
  await parse(page).click()
  await expect(page.getByRole('region', { name: /: 2 articles$/ })).toContainText(title)
  await submit(page).click()
  await expect(page.getByText('Content saved successfully.')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await stopTime(page)
  await page.clock.runFor(4000)
  await expect(source(page)).toContainText(title)
  await page.clock.runFor(1500)
  await expect(source(page)).toHaveText(EMPTY)
  await page.clock.resume()
  await page.getByRole('link', { name: 'Open the day in Manage Entries' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()

  const readers = await open('/dashboard', { as: await people.aFreeReader() })
  await readers.getByRole('searchbox').fill(title)
  await readers.getByRole('link', { name: title }).click()
  await expect(heading(readers, title)).toBeVisible()
  await expect(readers.getByText('What may follow.')).toBeVisible()
})

test('the preview shows the article as in the reader, in each language, for Pro and free members', async ({
  open,
  people,
  library,
}) => {
  const day = library.aFreeDay()
  const key_demands = [4, 4, 4, 3].map((marks, n) => ({ point: `Names cause ${n + 1}.`, marks }))
  const hi = { question_text: 'किस ओर?', options: ['ऊपर', 'नीचे'] }
  const article = anArticle('A tide table', {
    title_translated: { hi: 'ज्वार सारणी' },
    summary_translated: { hi: 'संक्षेप।' },
    mains_model_answers: [{ question: 'Discuss tides.', answer: '### Introduction\nThey rise.', key_demands }],
    follow_up_data: { flashcards: [{ front: 'What rises?', back: 'The tide.' }] },
    potential_questions: {
      prelims_quiz: [
        { question_text: 'Which way?', options: ['Up', 'Down'], correct_option: 1, explanation: 'It ebbs.', translated: { hi } },
      ],
    },
  })
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await parsed(page, asJson(day, [article]))
  await expect(page.getByText('1 quiz question (1 in Hindi), 1 flashcard, 1 model answer (4 key demands)')).toBeVisible()
  await page.getByRole('button', { name: 'Preview A tide table' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview: A tide table' })
  await expect(preview.getByRole('article').getByRole('heading', { level: 2, name: 'A tide table' })).toBeVisible()
  await expect(preview.getByText('How A tide table came about.')).toBeVisible()
  await expect(preview.getByText('Correct answer')).toBeVisible()
  await expect(preview.getByText(/Names cause|किस ओर/)).toHaveCount(0)
  await preview.getByRole('button', { name: 'View Flashcards' }).click()
  await expect(page.getByRole('dialog', { name: 'Flashcards' })).toContainText('What rises?')
  await page.keyboard.press('Escape')

  await preview.getByRole('combobox', { name: 'Language' }).selectOption('hi')
  await expect(preview.getByRole('article').getByRole('heading', { level: 2, name: 'ज्वार सारणी' })).toBeVisible()
  await preview.getByLabel('Free reader').check()
  await expect(preview.getByText('More on this article with Pro')).toBeVisible()
  await expect(preview.getByText('Discuss tides.')).toBeHidden()
  await preview.getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByText('Links don’t work in the preview.', { exact: true })).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(preview).toBeHidden()
  await expect(page.getByRole('button', { name: 'Preview A tide table' })).toBeFocused()
})

test('an existing day is compared first, and replaced only after I confirm', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  const [kept = '', dropped = ''] = await library.publish(day, [anArticle(`Kept on ${day}`), anArticle(`Dropped on ${day}`)])
  const reading = await open(`/article/${dropped}`, { as: await people.aFreeReader() })
  await openMore(reading)
  await reading.getByRole('button', { name: 'Mark as unread' }).waitFor()

  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await parsed(page, asJson(day, [anArticle(`Kept on ${day}`, { summary: 'A better account.' }), anArticle('Brand new')]))
  await expect(page.getByText('This day already has an entry')).toBeVisible()
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText([
    `ChangedKept on ${day}summary`,
    'NewBrand new',
    `RemovedDropped on ${day}`,
  ])
  await expect(page.getByText('Readers permanently lose 1 read mark and 0 bookmarks')).toBeVisible()
  await expect(submit(page)).toBeDisabled()
  await page.getByLabel('Replace the existing entry').check()
  await submit(page).click()
  await expect(page.getByText('Content saved successfully.')).toBeVisible()

  await page.goto(`/article/${kept}`)
  await expect(heading(page, `Kept on ${day}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Executive summary' })).toHaveText(/A better account\./)
})

test('a replacement of an older version is rejected, and the current version is shown', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/status of 409.*ingest-daily-content/)
  const day = library.aFreeDay()
  await library.publish(day, [anArticle('As it was')])
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await parsed(page, asJson(day, [anArticle('As I want it')]))
  await page.getByLabel('Replace the existing entry').check()
  // Somebody else is faster.
  await library.publish(day, [anArticle('As a colleague wants it')], { replace: true })
  await submit(page).click()
  await expect(page.getByText('Nothing was saved')).toBeVisible()
  await expect(page.getByText(/reader_admin has changed this day since you opened it/)).toBeVisible()
  await expect(page.getByRole('status').getByText('As a colleague wants it')).toBeVisible()
  await expect(page.getByLabel('Replace the existing entry')).not.toBeChecked()
  await expect(submit(page)).toBeDisabled()
  await page.getByLabel('Replace the existing entry').check()
  await submit(page).click()
  await expect(page.getByText('Content saved successfully.')).toBeVisible()
})

test('a day is saved even if its translations or audio fail', async ({ open, people, library, mishaps }) => {
  mishaps.expect(/status of 503.*process-article-content/)
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await page.route('**/functions/v1/process-article-content', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: '', code: 'unavailable' } }),
  )
  await parsed(page, asJson(library.aFreeDay(), [anArticle('Without a voice')]))
  await submit(page).click()
  await expect(
    page.getByText(
      'Content saved successfully, but translation/audio processing failed. You can manually process articles later.',
    ),
  ).toBeVisible()
})

test('unknown fields are listed before the upload ignores them', async ({ open, people, library }) => {
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await parsed(page, asJson(library.aFreeDay(), [anArticle('A typing mistake', { quizTitle: 'Lost' })]))
  await expect(page.getByRole('region', { name: 'Ignored' })).toContainText('articles[0].quizTitle')
  await expect(submit(page)).toBeEnabled()
})

test('keys that can be guessed bring advice, which stops nobody', async ({ open, people, library }) => {
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  const prelims_quiz = Array.from({ length: 8 }, (_, n) => ({
    question_text: `How many of the pairs of list ${n} match?`,
    options: { A: 'Only one', B: 'Only two', C: 'All three', D: 'None' },
    correct_option: 'B',
  }))
  await paste(source(page), asJson(library.aFreeDay(), [anArticle('Easy to guess', { potential_questions: { prelims_quiz } })]))
  await parse(page).click()
  await expect(page.getByRole('region', { name: 'Advice on the quiz keys' })).toContainText(
    '"only two" (how many) is right 8 times of 8',
  )
  await expect(submit(page)).toBeEnabled()
})

test('a draft survives a reload, and is gone after signing out', async ({ open, people, library }) => {
  const text = asJson(library.aFreeDay(), [anArticle('Not yet ready'), anArticle('A long one', { summary: 'word '.repeat(500) })])
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await expect(source(page)).toBeVisible()
  await chooseFile(page, text)
  await expect.poll(() => keptDraft(page)).toContain('Not yet ready')
  await page.goto('/dashboard')
  await page.goto('/admin/dashboard')
  await expect(source(page)).toContainText('Not yet ready')
  await page.reload()
  await expect(source(page)).toContainText('Not yet ready')

  await page.getByRole('button', { name: 'reader_admin' }).click()
  await page.getByRole('button', { name: /Logout|Sign out|Log out/ }).click()
  await expect(heading(page, /Sign in|Log in/)).toBeVisible()
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([])
})

test('I write, search, leave the editor and submit by keyboard alone', async ({ open, people, library }) => {
  const day = library.aFreeDay()
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  await source(page).focus()
  await page.keyboard.insertText(asJson(day, [anArticle('Keys only')]))
  await page.keyboard.press('ControlOrMeta+f')
  await page.keyboard.type('keys only')
  await expect(page.getByText(/found$/)).toHaveText('3 found')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/found$/)).toHaveText('1 of 3 found')
  await page.keyboard.press('Escape')
  await expect(source(page)).toBeFocused()
  // Tab indents; Escape and then Tab leaves the editor.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(parse(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(submit(page)).toBeEnabled()
  for (let step = 0; step < 12 && !(await submit(page).evaluate((it) => it === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Content saved successfully.')).toBeVisible()
})

test('the editor’s code is loaded on no other page', async ({ open, people }) => {
  const scripts: string[] = []
  const page = await open('/dashboard', {
    as: await people.anAdmin(),
    prepare: async (context) =>
      void context.on('response', async (response) => {
        const code = response.url().endsWith('.js') ? await response.text().catch(() => '') : ''
        if (code.includes('cm-content')) scripts.push(response.url())
      }),
  })
  await expect(page.getByRole('link', { name: OF_NEWEST_DAY })).toBeVisible()
  expect(scripts).toEqual([])
  await page.goto('/admin/dashboard?tab=entries')
  await expect(page.getByRole('link', { name: /A handshake at 475 km/ })).toBeVisible()
  expect(scripts).toEqual([])
  await page.getByRole('tab', { name: 'Upload Content' }).click()
  await expect(source(page)).toBeVisible()
  await expect.poll(() => scripts.length).toBe(1)
})

test('without the server the page checks what it can, and only the server lets me submit', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED|Failed to load/)
  const page = await open('/admin/dashboard', { as: await people.anAdmin() })
  const day = library.aFreeDay()
  await expect(source(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.route('**/api/admin/ingest-daily-content/compare', (route) => route.abort())
  const wrong = { ...anArticle('Wrong'), title_translated: { fr: 'Faux' } }
  await paste(source(page), asJson(day, [anArticle('Right'), wrong]))
  await parse(page).click()
  await expect(page.getByRole('heading', { name: 'Checked in your browser only' })).toBeVisible()
  await expect(page.getByText('"fr": languages are en, hi and ta')).toBeVisible()
  await expect(page.getByText('Fix the errors above.')).toBeVisible()
  await expect(submit(page)).toBeDisabled()

  await paste(source(page), asJson(day, [anArticle('Right')]))
  await parse(page).click()
  await expect(page.getByText('No errors found.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Checked in your browser only' })).toContainText('1 article')
  await expect(submit(page)).toBeDisabled()

  await page.unroute('**/api/admin/ingest-daily-content/compare')
  await parse(page).click()
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByRole('heading', { name: 'Checked in your browser only' })).toBeHidden()
})
