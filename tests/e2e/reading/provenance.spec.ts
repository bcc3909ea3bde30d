import { anArticle } from '#tests/support/browser/library.ts'
import { PROVENANCE } from '#tests/support/browser/provenance.ts'
import { expect, test } from '#tests/support/browser/test.ts'
import { builtFile } from '#tests/support/server/built-file.ts'

const HINDI = {
  summary_translated: { hi: 'सारांश' },
  analysis_text_translated: { hi: { past: 'अतीत', present: 'वर्तमान', future: 'भविष्य' } },
}

test('I see what happened since, what to study and to watch, the facts with their dates and sources, and what the examination asked', async ({
  open,
  people,
  library,
}) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Tides in court', PROVENANCE)])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  const since = page.getByRole('region', { name: 'Since then' })
  const newest = /3 February 2025, Office of Tides.*The review was dismissed/
  const both = [newest, /9 August 2024, Harbour Court.*A review was asked for/]
  await expect(since.getByRole('listitem')).toHaveText([newest])
  await since.getByRole('button', { name: 'One earlier development' }).click()
  await expect(since.getByRole('listitem')).toHaveText(both)
  await since.getByRole('button', { name: 'One earlier development' }).click()
  await expect(since.getByRole('listitem')).toHaveText([newest])
  await page.reload()
  await page.getByRole('link', { name: 'Since then: 2 developments, the latest on 3 February 2025' }).click()
  await expect(since).toBeInViewport()
  await expect(since.getByRole('listitem')).toHaveText(both)
  await expect(page.getByRole('region', { name: 'Study with' }).getByRole('listitem')).toHaveText([
    /^Constitution.*Article 21: protection of life$/,
    /^NCERT.*Indian Constitution at Work, chapter 6: Judiciary$/,
  ])
  const watch = page.getByRole('region', { name: 'What to watch' })
  await expect(watch.getByRole('listitem')).toHaveText([
    /^Expected by 31 January 2025.*See “Since then”.*The Court hears the review\.$/,
    /^Was expected by 30 June 2025.*The Office publishes new tables\.$/,
    /^Expected by 31 October 2199.*The harbour opens\.$/,
  ])
  await watch.getByRole('link', { name: 'See “Since then”' }).click()
  await expect(since).toBeInViewport()
  const fact = page.getByRole('region', { name: 'Facts and figures' }).getByRole('listitem')
  await expect(fact).toHaveText(/4:1.*The Bench decided by four to one.*As of 4 March 2024, Harbour Court/)
  await expect(fact.getByRole('link')).toHaveAttribute('href', 'https://example.org/tides')
  await expect(page.getByRole('region', { name: 'Asked in the examination' })).toContainText('2019, GS2, Question 4')
  const sources = page.getByRole('region', { name: 'Sources' }).getByRole('link')
  await expect(sources).toHaveText([/Judgment on the tides/, /Tide tables/])
  await expect(sources.first()).toHaveAccessibleName('Judgment on the tides (opens in a new tab)')
})

test('in Hindi I read them in Hindi where they are translated, and in English else', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Tides in Hindi', { ...PROVENANCE, ...HINDI })])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader(), remembers: { reading_language: 'hi' } })
  const since = page.getByRole('region', { name: 'इसके बाद क्या हुआ' })
  await expect(since.getByText('पुनर्विचार याचिका ख़ारिज हुई।')).toHaveAttribute('lang', 'hi')
  await since.getByRole('button', { name: 'इससे पहले का एक घटनाक्रम' }).click()
  await expect(since.getByText('A review was asked for.')).toHaveAttribute('lang', 'en')
  const watch = page.getByRole('region', { name: 'आगे किस पर नज़र रखें' })
  await expect(watch.getByText('बंदरगाह खुलेगा।')).toHaveAttribute('lang', 'hi')
  await expect(watch.getByText('The Office publishes new tables.')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('region', { name: 'साथ में पढ़ें' }).getByRole('listitem').first()).toHaveText(/^संविधान.*अनुच्छेद 21/)
  await expect(page.getByRole('region', { name: 'तथ्य और आँकड़े' })).toContainText('पीठ ने चार-एक के बहुमत से निर्णय दिया।')
  await expect(page.getByRole('region', { name: 'स्रोत' }).getByRole('listitem')).toHaveCount(2)
})

test('on paper the addresses of the sources are printed', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Tides on paper', PROVENANCE)])
  const page = await open(`/article/${id}`, { as: await people.aFreeReader() })
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('https://example.org/tides')).toBeVisible()
  await expect(page.getByRole('link', { name: /Since then: 2/ })).toBeHidden()
  await expect(page.getByText('A review was asked for.')).toBeVisible()
})

test('when the code of a part cannot be loaded, the article stays, and I can try again', async ({
  open,
  people,
  library,
  mishaps,
}) => {
  mishaps.expect(/ERR_FAILED/)
  const code = builtFile('reading/provenance/provenance.tsx')
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Tides on a bad network', PROVENANCE)])
  const page = await open(`/article/${id}`, {
    as: await people.aFreeReader(),
    prepare: (context) => context.route(code, (route) => route.abort()),
  })
  const failure = page.getByText('The facts and sources did not load.')
  await expect(failure).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tides on a bad network')
  await page.context().unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible()
  await expect(failure).toBeHidden()
})

test('a part that I was led to stays in sight while what stands above it is still loading', async ({ open, people, library }) => {
  const [id] = await library.publish(library.aFreeDay(), [anArticle('Tides far below', PROVENANCE)])
  const held = Promise.withResolvers<void>()
  const page = await open(`/article/${id}#in-short`, {
    as: await people.aFreeReader(),
    prepare: (context) =>
      context.route(builtFile('reading/provenance/provenance.tsx'), async (route) => {
        await held.promise
        await route.continue()
      }),
  })
  await expect(page.locator('#in-short')).toBeInViewport()
  held.resolve()
  await expect(page.getByRole('region', { name: 'Study with' })).toBeAttached()
  await expect(page.locator('#in-short')).toBeInViewport()
  await page.mouse.wheel(0, -1500)
  await expect(page.locator('#in-short')).not.toBeInViewport()
})
