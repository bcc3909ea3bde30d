import { Library } from '#tests/support/browser/library.ts'
import { People } from '#tests/support/browser/people.ts'
import { startServer } from '#tests/support/browser/server.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { anArticleThatAsks, writerOf } from '#tests/support/browser/written-answers.ts'
import { violations } from '#tests/support/checks/axe.ts'
import { startEngines } from '#tests/support/fakes/fake-engines.ts'

const REPLY = {
  demands: [
    { n: 1, marks: 3, reason: 'Article 356 is named, its limits are not.' },
    { n: 2, marks: 2, reason: 'One example.' },
  ],
  remarks: [
    { sentence: 1, quote: 'Federalism has limits.', remark: 'Say at once which.' },
    { sentence: 9, quote: 'A sentence that nobody wrote.', remark: 'This must not be shown.' },
  ],
}

const IN_HINDI = {
  question: 'Discuss rivers.',
  answer: 'They carry silt.',
  marks: 10,
  key_demands: ['Names the silt', 'Names the dams', 'Gives a year', 'Ends with a way'].map((point) => ({ point, marks: 2.5 })),
  translated: {
    hi: {
      question: 'नदियों पर चर्चा कीजिए।',
      answer: 'वे गाद लाती हैं।',
      key_demands: ['गाद का नाम देता है', 'बाँधों का नाम देता है', 'एक वर्ष देता है', 'उपाय से समाप्त करता है'],
    },
  },
}

test.describe.configure({ timeout: 150_000 })

test('a machine’s feedback needs consent, survives nonsense, and points at sentences', async ({ open }) => {
  const engines = await startEngines()
  const server = await startServer({ TRANSLATION_URL: engines.url, TRANSLATION_MODEL: 'examiner' })
  try {
    const people = new People(server)
    const as = await people.aNewProReader()
    const library = new Library(server, people)
    const articleId = await anArticleThatAsks(library, library.aFreeDay(), 'Discuss federalism.')
    const answerId = await (await writerOf(server, as, articleId)).submit(
      'Federalism has limits. Article 356 is one of them.',
      300,
    )
    const page = await open(`/write/answers/${answerId}`, { as, on: server })
    engines.moods = [{ says: 'I am sorry, but I cannot help with that.' }, { says: JSON.stringify(REPLY) }]

    await page.getByRole('button', { name: 'Ask for feedback' }).click()
    await expect(page.getByRole('dialog')).toContainText(new URL(engines.url).host)
    expect(engines.asked).toEqual([])
    await page.getByRole('button', { name: 'Agree and send' }).click()
    const again = page.getByRole('button', { name: 'Ask again' })
    await expect(again).toBeVisible({ timeout: 60_000 })
    // The reply could not be used, and was paid for all the same.
    await expect(page.getByText('2 of 3 left today')).toBeVisible()

    await again.click()
    await expect(page.getByText(/^Made by AI \(examiner\)/)).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText('Say at once which.')).toBeVisible()
    await expect(page.getByText('Article 356 is named, its limits are not.')).toBeVisible()
    await expect(page.getByText('This must not be shown.')).toBeHidden()
    expect(await violations(page)).toEqual([])

    // Its marks are by the key demands of the language of the answer, whatever one reads in.
    const hindi = await anArticleThatAsks(library, library.aFreeDay(), 'Discuss rivers.', { mains_model_answers: [IN_HINDI] })
    const inHindi = await (await writerOf(server, as, hindi)).submit('कोसी गाद लाती है। वह हर वर्ष मार्ग बदलती है।', 300)
    await page.goto(`/write/answers/${inHindi}`)
    await expect(page.getByRole('group', { name: 'Names the silt' })).toBeVisible()
    await page.getByRole('button', { name: 'Ask for feedback' }).click()
    const marks = page.getByRole('region', { name: 'Marks for each key demand' })
    await expect(marks.locator('[lang=hi]', { hasText: 'गाद का नाम देता है' })).toBeVisible({ timeout: 60_000 })
    await expect(marks).not.toContainText('Names the silt')
    expect(await violations(page)).toEqual([])
    await page.context().close()
  } finally {
    await server.stop()
    await engines.stop()
  }
})
