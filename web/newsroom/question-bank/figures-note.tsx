import {
  LEAST_FOR_DISCRIMINATION,
  LEAST_FOR_FACILITY,
  LEAST_IN_SITTING,
} from '#contract/newsroom/question-bank/question-bank-rules.ts'
import { Fold } from '#web/ui/fold.tsx'

export const FiguresNote = () => (
  <Fold summary="How these figures are counted" open={false}>
    <div className="max-w-prose space-y-2 text-quiet">
      <p>
        {`Only the first answer of each person counts, from quizzes, questions of the day and mock tests. They are counted again every 15 minutes. Facility is the share of right answers, from ${LEAST_FOR_FACILITY} answers on.`}
      </p>
      <p>
        {`Discrimination is the correlation of this answer with the share of right answers among the others of the same sitting, in sittings of ${LEAST_IN_SITTING} questions or more, from ${LEAST_FOR_DISCRIMINATION} answers on. Near 0 the question says nothing about its readers; below 0, those who know more miss it.`}
      </p>
    </div>
  </Fold>
)
