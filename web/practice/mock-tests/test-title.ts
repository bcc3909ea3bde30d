import { questionsOfOwnTitle } from '#contract/practice/mock-test-rules.ts'
import * as m from '#messages/practice/mock-tests.ts'

/** In the language of the interface, if the person made the test. */
export function testTitle(title: string): string {
  const count = questionsOfOwnTitle(title)
  return count === undefined ? title : m.testOfQuestions({ count })
}
