import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { answerFeedback, type FeedbackState } from './api.ts'
import { Feedback } from './feedback.tsx'

const SERVICE = { host: 'llm.example.test', model: 'examiner', per_day: 3, has_agreed: true, left_today: 2 }
const DEMANDS = [
  { point: 'Names Article 356', marks_hundredths: 400 },
  { point: 'Names Bommai', marks_hundredths: 250 },
]

/** The page's markup for a state of the server. */
function shown(state: Partial<FeedbackState>): string {
  const queries = new QueryClient()
  queries.setQueryData(answerFeedback('id').queryKey, { service: SERVICE, request: null, ...state })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Feedback answerId="id" demands={DEMANDS} scores={[300, null]} />
    </QueryClientProvider>,
  )
}

const DONE = {
  state: 'done' as const,
  model: 'examiner <b>',
  feedback: {
    sentences: ['One. ', 'Two <i>.'],
    remarks: [{ sentence: 1, text: 'Name a <u>judgment</u>.' }],
    marks: [{ hundredths: 250, reason: 'It names the article.' }, null],
    made_at: '2026-01-15T06:00:00.000Z',
  },
}

describe('feedback by a machine', () => {
  test('marks the language of the key demands and of the reasons', () => {
    const queries = new QueryClient()
    const marks = [{ hundredths: 250, reason: 'उत्तर अनुच्छेद का नाम देता है।' }]
    const request = { ...DONE, feedback: { ...DONE.feedback, marks } }
    queries.setQueryData(answerFeedback('id').queryKey, { service: SERVICE, request })
    const demands = [{ point: 'अनुच्छेद 356 का नाम देता है', english: 'Names Article 356', marks_hundredths: 400 }]
    const markup = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <Feedback answerId="id" demands={demands} scores={[null]} />
      </QueryClientProvider>,
    )
    expect(markup).toMatch(/lang="hi"[^>]*>अनुच्छेद 356 का नाम देता है.*lang="hi"[^>]*>उत्तर अनुच्छेद/s)
    expect(markup).not.toContain('Names Article 356')
  })

  test('is not there where it is not offered', () => {
    expect(shown({ service: null })).toBe('')
    expect(shown({ service: null, request: { state: 'failed', model: 'm', failure: 'It failed.' } })).toBe('')
  })

  test('can be asked for as often as the day allows', () => {
    expect(shown({})).toMatch(/Ask for feedback.*2 of 3 left today/s)
    const none = shown({ service: { ...SERVICE, left_today: 0 } })
    expect(none).toContain('You have used your 3 for today. Ask again tomorrow.')
    expect(none).not.toContain('Ask for feedback')
  })

  test('says that it waits, and offers no second request', () => {
    const waiting = shown({ request: { state: 'waiting', model: 'm' } })
    expect(waiting).toContain('The AI is reading your answer')
    expect(waiting).not.toContain('Ask ')
  })

  test('says why it failed and that nothing is lost', () => {
    const failed = shown({ request: { state: 'failed', model: 'm', failure: 'The service did not answer.' } })
    expect(failed).toContain('The service did not answer. Your answer is unchanged')
    expect(failed).toContain('Ask again')
  })

  test('is marked as made by a machine, with each mark beside its reason and the own score', () => {
    const done = shown({ request: DONE })
    expect(done).toContain('Made by AI (examiner &lt;b&gt;). It can be wrong: check it against the model answer.')
    expect(done).toMatch(/Names Article 356.*2\.5 of 4.*You: 3.*It names the article\..*Names Bommai.*No mark/s)
    expect(done).not.toContain('Ask ')
  })

  test('has the sum of its marks, and says for how many key demands if one has no mark', () => {
    const marks = [DONE.feedback.marks[0] ?? null, { hundredths: 50, reason: 'It names the case.' }]
    expect(shown({ request: { ...DONE, feedback: { ...DONE.feedback, marks } } })).toContain('Marks: 3 of 6.5')
    expect(shown({ request: DONE })).toContain('Marks: 2.5 of 4, for 1 of 2 key demands')
  })

  test('has its remarks beside their sentences, as text', () => {
    expect(shown({ request: DONE })).toMatch(/One\. <mark[^>]*>Two &lt;i&gt;\.<\/mark>.*Name a &lt;u&gt;judgment&lt;\/u&gt;\./s)
  })

  test('stays where it is no longer offered', () => {
    expect(shown({ service: null, request: DONE })).toContain('It names the article.')
  })

  test('names the service that answers are sent to, and lets one withdraw', () => {
    expect(shown({})).toMatch(/Sent to llm\.example\.test with your consent.*Withdraw/s)
    expect(shown({ service: { ...SERVICE, has_agreed: false } })).not.toContain('Withdraw')
  })
})
