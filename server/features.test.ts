import { describe, expect, test } from 'vitest'
import { contract } from '#contract/all.ts'
import { FEATURES } from './features.ts'

describe('the list of features', () => {
  test('has each part of the contract in exactly one feature', () => {
    const parts = FEATURES.flatMap(({ contract = {} }) => Object.keys(contract))
    expect(parts.toSorted()).toEqual(Object.keys(contract).toSorted())
  })

  test('gives each part of the data download one name', () => {
    const names = FEATURES.flatMap(({ personalData = {} }) => Object.keys(personalData))
    expect(names).toEqual([...new Set(names)])
  })

  test('keeps the order in which the deletion of an account locks rows', () => {
    expect(FEATURES.filter(({ onAccountDeleted }) => onAccountDeleted).map(({ path }) => path)).toEqual([
      'community/quiz-forums',
      'community/quiz-discussion',
      'community/moderation',
      'community/posts',
      'accounts/audit',
      'community/peer-learning',
      'community/study-groups',
      'billing/subscriptions',
      'practice/exchange',
    ])
  })

  test('keeps the order in which features hear of the same event', () => {
    const hearing = (event: string) =>
      FEATURES.filter(({ listeners = {} }) => event in listeners).map(({ path }) => path.split('/')[1])
    expect(hearing('quiz.completed')).toEqual(['notifications', 'mail', 'quiz-forums', 'recall'])
    expect(hearing('article.changed')).toEqual(['processing', 'recall', 'notes', 'mistake-reports', 'question-bank'])
    expect(hearing('article.corrected')).toEqual(['notifications', 'recall'])
    expect(hearing('entry.published')).toEqual(['notifications', 'mistake-reports', 'compilations', 'figures'])
    expect(hearing('entry.edited')).toEqual(['notifications', 'figures'])
    for (const event of ['entry.withdrawn', 'entry.deleted']) expect(hearing(event)).toEqual(['notifications', 'compilations'])
  })
})
