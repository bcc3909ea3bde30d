import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { pathOf } from '#contract/field-path.ts'
import { EditedInNews } from '#contract/newsroom/upload/in-news-upload.ts'
import { MistakeList } from '#web/ui/form/mistake-list.tsx'
import type { Mistake } from '#web/ui/json-editor/json-editor.tsx'
import { ArticleForm } from './article-form.tsx'
import { type Bag, isBag } from './article-values.ts'
import { focusField, SayContext, useSaidMistakes } from './field-mistakes.ts'
import { FormContextProvider } from './form-context.ts'
import { InNewsFields } from './in-news-fields.tsx'
import { newItem, sentItem } from './in-news-values.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The list of mistakes above a form, as in the editors. */
function Both({ mistakes, children }: { mistakes: readonly Mistake[]; children: ReactNode }) {
  const { say, listed } = useSaidMistakes(mistakes)
  return (
    <>
      <MistakeList
        title="Errors"
        mistakes={listed}
        onGo={({ path }) => focusField(document.querySelector('[data-form]'), path)}
      />
      <SayContext value={say}>
        <div data-form="">{children}</div>
      </SayContext>
    </>
  )
}

async function shown(mistakes: readonly Mistake[], form: ReactNode) {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Both mistakes={mistakes}>{form}</Both>
      </QueryClientProvider>,
    ),
  )
  const all = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Show all'))
  flushSync(() => all()?.click())
  const lines = () => [...document.querySelectorAll<HTMLButtonElement>('section li button')]
  await vi.waitFor(() => expect(lines().every(({ textContent }) => textContent.includes(': '))).toBe(true))
  return lines()
}

const inNews = (items: Bag[], mistakes: readonly Mistake[]) => (
  <FormContextProvider value={{ article: { in_news: items }, mistakes, set: () => undefined, removeItem: () => undefined }}>
    <InNewsFields />
  </FormContextProvider>
)

test('an empty item of a day says what to do at each of its fields, and a line of the list leads there', async () => {
  const items = [{ ...newItem(), kind: 'place' }]
  const mistakes = (EditedInNews.safeParse(items.map(sentItem)).error?.issues ?? []).map(({ path, message }) => ({
    path: pathOf(['in_news', ...path]),
    message,
  }))
  const lines = await shown(mistakes, inNews(items, mistakes))
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Item 1, Name: fill this in',
    'Item 1, Text: fill this in',
    'Item 1, Latitude, north positive: enter a number from −90 to 90',
    'Item 1, Longitude, east positive: enter a number from −180 to 180',
    'Item 1, Source, Title: fill this in',
    'Item 1, Source, Publisher: fill this in',
    'Item 1, Source, Kind: choose one',
    'Item 1, Source, Date: enter a date, written YYYY-MM-DD',
    'Item 1, Source, Link: enter a web address that starts with https://',
    'Item 1, Syllabus: add at least one line',
  ])
  lines.at(-2)?.click()
  expect(document.activeElement?.getAttribute('data-path')).toBe('in_news[0].source.url')
})

const EVERYTHING: Bag = {
  analysis_text: { past: '' },
  must_know: [''],
  sources: [{}],
  facts: [{}],
  since_then: [{}],
  asked_before: [{}],
  study_with: [{}],
  watch: [{}],
  figures: ['image', 'map', 'table', 'flow', 'chart'].map((kind) => ({
    kind,
    points: [{}],
    columns: [{}],
    steps: [{}],
    bars: [{}],
  })),
  follow_up_data: { key_terms_list: [{}], historical_context: [''], flashcards: [{}] },
  potential_questions: { prelims_quiz: [{}] },
  mains_model_answers: [{ key_demands: [{}], value_box: [{}], sketch: { kind: 'flow', steps: [] } }],
}

/** Of every value, down to the fields that are missing. */
function placesIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((one, index) => placesIn(one, `${path}[${index}]`))]
  if (!isBag(value)) return [path]
  return [path, ...Object.entries(value).flatMap(([name, one]) => placesIn(one, path ? `${path}.${name}` : name))]
}

const article = (mistakes: readonly Mistake[]) => (
  <ArticleForm article={EVERYTHING} mistakes={mistakes} onChange={() => undefined} />
)

test('no field of an article repeats words of the JSON for what is missing', async () => {
  // A mistake below each group opens it.
  const below = placesIn(EVERYTHING).flatMap((path) => (path ? [{ path: `${path}.x`, message: '' }] : []))
  await shown([], article(below))
  const inputs = document.querySelectorAll<HTMLElement>(':is(input, select, textarea)[data-path]')
  const fields = [...inputs].map(({ dataset }) => dataset.path ?? '')
  document.body.replaceChildren()
  expect(fields.length).toBeGreaterThan(60)
  const mistakes = fields.map((path) => ({ path, message: 'some_field must be text' }))
  const texts = (await shown(mistakes, article(mistakes))).map(({ textContent }) => textContent)
  expect(texts.filter((text) => text.includes('_'))).toEqual([])
  expect(texts).toContain('Figure 5, Bar 1, Label, in Hindi: fill this in')
})
