import { WRITING_FORBIDDEN } from '#contract/practice/writing-rules.ts'
import { ProNeeded } from '#web/practice/quizzes/pro-needed.tsx'

export const WritingNeedsPro = () => <ProNeeded sentence={WRITING_FORBIDDEN} offer={OFFER} />

const OFFER =
  'With Pro, you write answers to mains questions against the clock, then see the model answer and score your own by its key demands.'
