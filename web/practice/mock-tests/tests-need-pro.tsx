import { MOCK_FORBIDDEN } from '#contract/practice/mock-tests.ts'
import * as m from '#messages/practice/mock-tests.ts'
import { ProNeeded } from '#web/practice/quizzes/pro-needed.tsx'

export const TestsNeedPro = () => <ProNeeded sentence={MOCK_FORBIDDEN} offer={m.proOffer} />
