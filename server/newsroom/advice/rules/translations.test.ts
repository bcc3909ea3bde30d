import { describe, expect, test } from 'vitest'
import type { ArticleUpload } from '#contract/newsroom/ingest.ts'
import { aSampleArticle } from '#tests/support/fixtures/sample-day.ts'
import { checkTranslatedNumbers } from './translated-numbers.ts'
import { checkTranslatedQuizIsWhole, checkTranslatedScript, checkTranslationsAreWhole } from './translations.ts'

const broken = (change: (article: ArticleUpload) => void) => {
  const article = aSampleArticle(change)
  return [checkTranslationsAreWhole, checkTranslatedScript].flatMap((check) => check(article, ''))
}

describe('translations', () => {
  test('those of a sample article are taken', () => {
    expect(broken(() => {})).toEqual([])
    expect(checkTranslatedNumbers(aSampleArticle(), '')).toEqual([])
  })

  test('an article may have none', () => {
    expect(
      broken((article) => {
        article.title_translated = {}
        article.summary_translated = {}
        article.analysis_text_translated = {}
        article.follow_up_data.key_terms_list_translated = {}
        article.follow_up_data.historical_context_translated = {}
      }),
    ).toEqual([])
  })

  test.each<[string, string, (article: ArticleUpload) => void]>([
    ['title_translated.hi', '0 paragraphs', (article) => Reflect.deleteProperty(article.title_translated, 'hi')],
    [
      'analysis_text_translated.ta.past',
      '1 paragraphs, lines or terms, 3 in English',
      ({ analysis_text_translated: { ta } }) => Object.assign(ta ?? {}, { past: ta?.past?.split('\n\n')[0] }),
    ],
    [
      'follow_up_data.historical_context_translated.hi',
      '5 paragraphs, lines or terms, 6 in English',
      ({ follow_up_data }) => follow_up_data.historical_context_translated.hi?.pop(),
    ],
    [
      'summary_translated.hi',
      'another language',
      (article) => Object.assign(article.summary_translated, { hi: article.summary }),
    ],
    [
      'summary_translated.ta',
      'another language',
      ({ summary_translated }) => Object.assign(summary_translated, { ta: summary_translated.hi }),
    ],
    [
      'analysis_text_translated.hi.past paragraph 1',
      'another language',
      ({ analysis_text_translated: { hi }, analysis_text }) =>
        Object.assign(hi ?? {}, { past: hi?.past?.replace(/^[^।]+/, `${analysis_text.past?.slice(0, 400)}`) }),
    ],
  ])('%s: %s', (path, message, change) => {
    expect(broken(change)).toContainEqual({ path, message: expect.stringContaining(message) })
  })
})

describe('a quiz in another language', () => {
  const HINDI = {
    question_text: 'सूर्य किस दिशा में उगता है?',
    options: { A: 'पूर्व', B: 'पश्चिम' },
    explanation: 'पृथ्वी पूर्व की ओर घूमती है।',
  }
  const ENGLISH = {
    question_text: 'Where does the sun rise?',
    options: { A: 'In the east', B: 'In the west' },
    explanation: 'The earth turns east.',
  }
  const found = (...translations: (object | undefined)[]) => {
    const article = aSampleArticle((one) => {
      const prelims_quiz = translations.map((hi) => ({
        ...ENGLISH,
        correct_option: 'A',
        ...(hi && { translated: { hi: { ...HINDI, ...hi } } }),
      }))
      Object.assign(one, { potential_questions: { prelims_quiz } })
    })
    return [checkTranslatedQuizIsWhole, checkTranslatedScript, checkTranslatedNumbers]
      .flatMap((check) => check(article, ''))
      .map(({ path, message }) => `${path.replace('potential_questions.prelims_quiz.', '')}: ${message}`)
  }

  test('is whole, or not there', () => {
    expect([found({}, {}), found(undefined, undefined)]).toEqual([[], []])
    expect(found({}, undefined)).toEqual(['1.translated.hi: Is missing; other questions of the quiz have it'])
    expect(found({ explanation: undefined })).toEqual(['0.translated.hi.explanation: Is missing'])
  })

  test('has the words and numbers of the English in its question, options and explanation', () => {
    expect(found({ question_text: ENGLISH.question_text })).toEqual([
      expect.stringContaining('question_text: Not taken as a translation'),
    ])
    expect(found({ options: { A: 'पूर्व', B: 'West' } })).toEqual([
      expect.stringContaining('options.B: Not taken as a translation'),
    ])
    expect(found({ explanation: 'पृथ्वी 24 घंटे में घूमती है।' })).toEqual([
      '0.translated.hi.explanation: Has 24, which English does not',
    ])
  })
})

describe('numbers in translations', () => {
  const told = (english: string, hi: string) =>
    checkTranslatedNumbers(
      aSampleArticle((article) => Object.assign(article, { title: english, title_translated: { hi } })),
      '',
    )
      .filter(({ path }) => path === 'title_translated.hi')
      .map(({ message }) => message)

  test.each([
    ['1,20,000 crore in 2023-24', '२०२३-२४ में १,२०,००० करोड़'],
    ['Three of 12 members', '12 में से 3 सदस्य'],
    ['2.5 million people', '25 लाख लोग'],
    ['100,000 people', '1 लाख लोग'],
    ['US$100 billion', '100 अरब डॉलर'],
    ['₹1.2 lakh crore', '₹1,20,000 करोड़'],
    ['In the nineteenth century', '19वीं सदी में'],
    ['In the 19th century', 'उन्नीसवीं सदी में'],
    ['22 Arab countries', '22 अरब देश'],
  ])('%s is %s', (english, hi) => {
    expect(told(english, hi)).toEqual([])
  })

  test.each([
    ['In 2023', 'वर्ष 2032 में', ['Does not have 2023', 'Has 2032, which English does not']],
    ['7.5 per cent', '7.6 प्रतिशत', ['Does not have 7.5', 'Has 7.6, which English does not']],
    ['₹5 crore', '₹5 लाख', ['Does not have 5', 'Has 5, which English does not']],
    ['20 million people', '20 लाख लोग', ['Does not have 20', 'Has 20, which English does not']],
    ['Of 543 seats', 'सीटों में से', ['Does not have 543']],
  ])('%s is not %s', (english, hi, messages) => {
    expect(told(english, hi)).toEqual(messages)
  })

  test('Tamil digits count too', () => {
    const article = aSampleArticle((one) => Object.assign(one, { title: 'In 2023', title_translated: { ta: '௨௦௨௩ ஆண்டில்' } }))
    expect(checkTranslatedNumbers(article, '').filter(({ path }) => path === 'title_translated.ta')).toEqual([])
  })
})
