import { describe, expect, test } from 'vitest'
import { DIRECTIVE_IDS, DIRECTIVES, directiveOf } from './directives.ts'

describe('the directive word of a question', () => {
  test.each([
    ['Discuss the content and the limits of the right to privacy. (250 words, 15 marks)', 'discuss'],
    ['Explain the creamy layer principle and examine whether an income limit alone serves its purpose.', 'examine'],
    ['Distinguish forest cover from forest area, and discuss why it matters.', 'discuss'],
    ['The bill settles the principle but postpones the practice. Critically examine.', 'critically_examine'],
    ['Critically  analyze\nthe judgment.', 'critically_analyse'],
    ['“Data is the new oil.” Comment.', 'comment'],
    ['Compare and contrast the two reports.', 'compare'],
    ['To what extent has the scheme met its aims?', 'to_what_extent'],
    ['Federalism is under strain. Do you agree? (150 words)', 'do_you_agree'],
    ['Explain the mechanism of the monsoon, and account for the drought.', 'account_for'],
    ['Is it effective? Justify your answer.', 'justify'],
  ])('%s: %s', (question, directive) => {
    expect(directiveOf(question)).toBe(directive)
  })

  test.each([
    'What are the challenges of urban floods?',
    'Why did the report suggest a ceiling?',
    'Five states account for half of the cases. What follows?',
    'What does an impact assessment need?',
    '',
  ])('there is none in %j', (question) => {
    expect(directiveOf(question)).toBeNull()
  })

  test('a long question without one takes no long time', () => {
    expect(directiveOf(', and '.repeat(2000))).toBeNull()
  })

  test.each(DIRECTIVE_IDS)('%s is found by its own name and explained in a sentence or two', (id) => {
    expect(directiveOf(`${DIRECTIVES[id].name} the policy.`)).toBe(id)
    expect(DIRECTIVES[id].meaning).toMatch(/^[A-Z].{20,160}\.$/)
  })
})
