import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import type { Language } from '#contract/languages.ts'
import { DESCRIPTORS, LANGUAGE_NAMES, LANGUAGES, TARGETS, TARGETS_IN_WORDS } from '#contract/languages.ts'
import { DayUpload } from '#contract/newsroom/ingest.ts'
import { processing } from '#contract/newsroom/processing.ts'
import { articles } from '#contract/reading/articles.ts'
import { Figure } from '#contract/reading/provenance.ts'
import { search } from '#contract/reading/search.ts'
import { type Compilation, compilations } from '#contract/syllabus/compilations.ts'
import { openEngines } from '#server/engines/engines.ts'
import { speechText } from '#server/engines/speech-text.ts'
import { faultOf, numbersIn } from '#server/engines/translation-check.ts'
import { queryOf } from '#server/reading/search/rules.ts'
import { readSettings } from '#server/settings/settings.ts'
import { documentData } from '#server/syllabus/engines/document-data.ts'
import { aDay, anArticle, published } from '#tests/support/fixtures/articles.ts'
import { mockCalls } from '#tests/support/fixtures/mock-tests.ts'
import { aQuestion, withQuiz } from '#tests/support/fixtures/quizzes.ts'
import { testApp } from '#tests/support/server/app.ts'
import { ControlLanguage, ControlWord, loadControlWords } from '#web/platform/text/control-word.tsx'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { LanguageSelect } from '#web/reading/article-languages/language-select.tsx'
import { sectionHeading, sectionQuestion } from '#web/reading/article-languages/reading-words.ts'
import { Words } from '#web/reading/articles/words.tsx'
import { FigureRow } from '#web/reading/figures/figure-list.tsx'
import { sentencePieces } from '#web/reading/read-aloud/sentence-pieces.ts'
import { ReadingPreview } from '#web/reading/reading-settings/reading-preview.tsx'
import { DOCUMENT_CHARACTERS, DOCUMENT_FONTS } from '../../scripts/build/document-fonts.ts'
import { fontFile } from '../../scripts/build/font-files.ts'

// Only the descriptor, the rules and the texts contain the fourth language; everything else must take it from there.
vi.mock('#contract/language-descriptors.ts', async (original) => {
  const { LANGUAGE_DESCRIPTORS } = await original<typeof import('#contract/language-descriptors.ts')>()
  const { BENGALI } = await import('./bengali.ts')
  return { LANGUAGE_DESCRIPTORS: { ...LANGUAGE_DESCRIPTORS, bn: BENGALI } }
})
vi.mock('#contract/language-rules/rules.ts', async (original) => {
  const rules = await original<typeof import('#contract/language-rules/rules.ts')>()
  const { BENGALI_RULES } = await import('./bengali.ts')
  const own = new Map<string, unknown>(Object.entries(BENGALI_RULES))
  return Object.fromEntries(Object.entries(rules).map(([name, all]) => [name, { ...all, bn: own.get(name) }]))
})
vi.mock('#messages/all/reading-language/page.ts', async (original) =>
  (await import('./bengali.ts')).withBengali('page', original<typeof import('#messages/all/reading-language/page.ts')>),
)
vi.mock('#messages/all/reading-language/section-questions.ts', async (original) =>
  (await import('./bengali.ts')).withBengali(
    'section-questions',
    original<typeof import('#messages/all/reading-language/section-questions.ts')>,
  ),
)
vi.mock('#messages/all/reading-language/preview.ts', async (original) =>
  (await import('./bengali.ts')).withBengali('preview', original<typeof import('#messages/all/reading-language/preview.ts')>),
)
vi.mock('#messages/all/reading-language/compilation.ts', async (original) =>
  (await import('./bengali.ts')).withBengali(
    'compilation',
    original<typeof import('#messages/all/reading-language/compilation.ts')>,
  ),
)
vi.mock('#messages/all/reading-language/provenance.ts', async (original) =>
  (await import('./bengali.ts')).withBengali(
    'provenance',
    original<typeof import('#messages/all/reading-language/provenance.ts')>,
  ),
)
vi.mock('#messages/all/reading-language/study.ts', async (original) =>
  (await import('./bengali.ts')).withBengali('study', original<typeof import('#messages/all/reading-language/study.ts')>),
)
vi.mock('#messages/all/reading-language/controls.ts', async (original) =>
  (await import('./bengali.ts')).withBengali('controls', original<typeof import('#messages/all/reading-language/controls.ts')>),
)

const BN = 'bn' as Language & (typeof TARGETS)[number]
const app = testApp()

const texts = (en: string) => ({ en, hi: en, ta: en })

const TITLE = 'চন্দ্রযান চাঁদে নেমেছে'
const translatedDay = {
  articles: [
    anArticle('Chandrayaan-3 lands on the Moon', {
      title_translated: { bn: TITLE },
      analysis_text_translated: { bn: { past: 'সংবিধানের কথা এখানে লেখা আছে।' } },
    }),
  ],
}

const QUESTION = { question_text: 'চন্দ্রযান কোথায় নেমেছে?', options: { A: 'চাঁদে', B: 'মঙ্গলে', C: 'শুক্রে', D: 'পৃথিবীতে' } }
const tenOf = (bn: object) => Array.from({ length: 10 }, (_, n) => aQuestion(n, { translated: { bn } }))
const quizDay = {
  articles: [{ ...withQuiz('Chandrayaan-3', tenOf(QUESTION)), title_translated: { bn: TITLE } }],
}

describe('a fourth language in the descriptor', () => {
  test('is in every list and label', () => {
    expect(LANGUAGES).toEqual(['en', 'hi', 'ta', 'bn'])
    expect(TARGETS).toEqual(['hi', 'ta', 'bn'])
    expect(LANGUAGE_NAMES[BN]).toBe('বাংলা')
    expect(TARGETS_IN_WORDS).toBe('Hindi, Tamil and Bengali')
    const available = Object.fromEntries(LANGUAGES.map((language) => [language, true])) as Record<Language, boolean>
    const select = renderToStaticMarkup(<LanguageSelect value={BN} available={available} onChange={() => {}} />)
    expect(select).toContain('<option value="bn" lang="bn" class="font-native" selected="">বাংলা</option>')
    expect(renderToStaticMarkup(<ReadingPreview lang={BN} />)).toContain('প্রস্তাবনা জনগণ দিয়ে শুরু।')
    expect(sectionHeading('past', BN)).toBe('অতীত')
    expect(sectionQuestion('past', BN)).toBe('পটভূমি')
  })

  test('is not missed in the figures of articles from before: they are shown in English', () => {
    const bars = [
      { label: texts('Rice'), value: 1 },
      { label: texts('Wheat'), value: 2 },
    ]
    const figure = { kind: 'chart' as const, after: 'past' as const, unit: texts('tonnes'), caption: texts('Two harvests'), bars }
    expect(
      DayUpload.safeParse(aDay('2026-01-14', [], { articles: [anArticle('A', { figures: [figure] })] })).error?.issues,
    ).toBeUndefined()
    const shown = renderToStaticMarkup(<FigureRow figure={Figure.parse(figure)} source={undefined} lang={BN} />)
    expect(shown).toContain('Two harvests')
    expect(shown).toContain('lang="en"')
  })

  test('is accepted by every validation, and listed in the error for an unknown language', () => {
    expect(DayUpload.safeParse(aDay('2026-01-14', [], translatedDay)).success).toBe(true)
    const wrong = aDay('2026-01-14', [], { articles: [anArticle('A', { title_translated: { xx: 'A' } })] })
    expect(JSON.stringify(DayUpload.safeParse(wrong).error?.issues)).toContain('languages are en, hi, ta and bn')
    const params = { articleId: '0199c1c5-0000-7000-8000-000000000000', language: 'bn' }
    expect(processing.translate.params?.safeParse(params).success).toBe(true)
  })

  test('is recognised in reading, translation and search by its script, digits and words', () => {
    expect(scriptLanguage('সংবিধান কী?')).toBe('bn')
    expect(renderToStaticMarkup(<Words text="The word সংবিধান means constitution" lang="en" />)).toContain('lang="bn">সংবিধান<')
    expect(numbersIn('১,২০,০০০')).toEqual(['120000'])
    expect(faultOf('The Constitution came into force.', 'সংবিধান কার্যকর হয়েছে।', BN)).toBeUndefined()
    expect(faultOf('The Constitution came into force.', 'संविधान लागू हुआ।', BN)).toBe('another language')
    expect(speechText('₹5 কোটি, 10%', BN)).toBe('5 কোটি টাকা, 10 শতাংশ.')
    expect(sentencePieces({ lang: BN, text: 'ডা. সেন এলেন। তিনি বললেন।' })).toHaveLength(2)
    expect(queryOf('সংবিধান')).toMatchObject({ language: 'bn' })
    expect(DESCRIPTORS[BN].espeakVoice).toBe('bn')
  })

  test('has its own voice, translation service and settings', async () => {
    const { engines } = readSettings({
      SPEECH_URL: 'https://speech.example',
      SPEECH_MODEL: 'm',
      SPEECH_VOICE_BN: 'mishti',
      SPEECH_LANGUAGES: 'hi,bn',
      TRANSLATION_URL: 'https://translation.example',
      TRANSLATION_MODEL: 'm',
    })
    expect(engines.speech).toMatchObject({ languages: ['hi', 'bn'], voices: { bn: 'mishti' } })
    const open = openEngines({ ...engines, embeddedVoice: false })
    const notes = await open.describe(new Date())
    open.close()
    expect(notes.find(({ kind }) => kind === 'text')?.languages).toEqual(['hi', 'ta', 'bn'])
  })

  test('has its questions in a mock test and in its result', async () => {
    const pro = await app.person('pro')
    await published(app, '2026-01-07', [], quizDay)
    const calls = mockCalls(app)
    const { attempt_id, questions } = await calls.made(pro, { questions: 10 })
    expect(questions.map(({ translated }) => translated[BN])).toEqual(Array.from({ length: 10 }, () => QUESTION))
    await calls.submitted(pro, attempt_id)
    const result = await calls.resultOf(pro, attempt_id)
    expect(result.questions[0]?.translated[BN]).toEqual(QUESTION)
  })

  test('has its words, font and letters in the PDF of a compilation', async () => {
    const pro = await app.person('pro')
    await published(app, '2026-01-07', [], quizDay)
    const asked = { as: pro, params: { period: '2026-W02' }, query: { language: BN } }
    const compilation: Compilation = (await app.call(compilations.read, asked)).json().data
    expect(compilation.papers[0]?.nodes[0]?.topics[0]?.articles[0]?.title).toEqual({ lang: 'bn', value: TITLE })
    expect(compilation.questions[0]).toMatchObject({ lang: 'bn', question_text: QUESTION.question_text })
    const { fonts, texts, title, size } = documentData(compilation, [], 'https://example.test')
    expect(fonts).toContain('Noto Serif Bengali')
    expect(title).toMatch(/জানুয়ারি/)
    expect(size).toBe('1টি বিষয়ে 1টি নিবন্ধ')
    expect(texts).toMatchObject({ questions: 'প্রশ্ন', facts: 'তথ্য' })
    const pdf = await app.call(compilations.pdf, asked)
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect(DOCUMENT_FONTS).toContain('dist/fonts/noto-serif-bengali-bengali-700.ttf')
    expect([...'চন্দ্রযান'].filter((letter) => !DOCUMENT_CHARACTERS.includes(letter))).toEqual([])
    expect(fontFile(BN, 'sans')).toBe('@fontsource-variable/noto-sans-bengali/files/noto-sans-bengali-bengali-wght-normal.woff2')
  })

  test('has words for the controls of an article', async () => {
    await loadControlWords(BN)
    const control = renderToStaticMarkup(
      <ControlLanguage value={BN}>
        <ControlWord isText>More</ControlWord>
      </ControlLanguage>,
    )
    expect(control).toBe('<span lang="bn">আরও</span>')
  })

  test('is stored, shown, searchable and planned for translation and audio', async () => {
    const admin = await app.person('admin')
    const [articleId = ''] = await published(app, '2026-01-14', [], translatedDay)
    const article = await app.call(articles.read, { as: admin, params: { articleId } })
    expect(article.json().data.title_translated).toEqual({ bn: TITLE })
    for (const q of ['সংবিধান', 'চন্দ্রযান']) {
      const found = await app.call(search.articles, { as: admin, query: { q } })
      expect(found.json().data).toMatchObject([{ article_id: articleId, snippet_language: 'bn' }])
    }
    const body = { title: TITLE, summary: 'নতুন সারাংশ', analysis: { past: 'সংবিধান।' } }
    const saved = await app.call(processing.translate, { as: admin, params: { articleId, language: BN }, body })
    expect(saved.statusCode).toBe(200)
    const { entry_id: entryId } = await app.db.selectFrom('daily_entries').select('entry_id').executeTakeFirstOrThrow()
    const { data } = (await app.call(processing.ofEntry, { as: admin, params: { entryId } })).json()
    const units = data.articles[0].units.filter(({ language }: { language: string }) => language === 'bn')
    expect(units.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['audio', 'practice', 'text'])
  })
})
