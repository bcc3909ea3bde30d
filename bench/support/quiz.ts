export interface Quiz {
  quizId: string
  answers: { questionId: string; selectedOption: string }[]
  timeTakenSeconds: number
}

interface Article {
  potential_questions: { quiz_id: string; prelims_quiz: { question_id: string }[] }
}

/** Answers for the quiz of an article. @param path of the article */
export async function quizOf(origin: string, path: string, headers: Record<string, string>): Promise<Quiz> {
  const reply = await fetch(origin + path, { headers })
  const { potential_questions } = ((await reply.json()) as { data: Article }).data
  return {
    quizId: potential_questions.quiz_id,
    answers: potential_questions.prelims_quiz.map(({ question_id }) => ({ questionId: question_id, selectedOption: 'A' })),
    timeTakenSeconds: 60,
  }
}
