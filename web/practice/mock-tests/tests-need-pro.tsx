import { MOCK_FORBIDDEN } from '#contract/practice/mock-tests.ts'
import { ProNeeded } from '#web/practice/quizzes/pro-needed.tsx'

const OFFER =
  'With Pro, you can make tests from what you have read, take scheduled tests, and see your marks as in the examination.'

export const TestsNeedPro = () => <ProNeeded sentence={MOCK_FORBIDDEN} offer={OFFER} />
