import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/practice/exchange.ts'
import { offerOf } from './api.ts'
import { OfferButton } from './offer-button.tsx'

const OFFER: Offer = {
  offer_id: 'offer',
  answer_id: 'answer',
  question: { text: 'Discuss.', marks: 10, words: 150 },
  demands: [],
  status: 'open',
  offered_at: '2026-01-15T06:00:00.000Z',
  closes_at: '2026-02-14T06:00:00.000Z',
  reviews: [],
}

function shown(offer: Offer | null): string {
  const queries = new QueryClient()
  queries.setQueryData(offerOf('answer').queryKey, offer)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <OfferButton answerId="answer" hasPhotos={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('asks others for feedback, or says how the answer stands in the exchange', () => {
  expect(shown(null)).toContain('Ask others')
  expect(shown({ ...OFFER, status: 'withdrawn' })).toContain('Ask others')
  expect(shown(OFFER)).toContain('Shown to reviewers')
  expect(shown(OFFER)).not.toContain('Ask others')
})
