import { WRITING_FORBIDDEN } from '#contract/practice/writing-rules.ts'
import * as m from '#messages/practice/writing.ts'
import { ProNeeded } from '#web/practice/quizzes/pro-needed.tsx'

export const WritingNeedsPro = () => <ProNeeded sentence={WRITING_FORBIDDEN} offer={m.proOffer} />
