import type { Article } from './articles.ts'

/** With or without `proStudy`. */
export type Audience = 'study' | 'open'

export function forAudience(article: Article, audience: Audience): Article {
  if (audience === 'study') return { ...article, locked: [] }
  const withheld = {
    quiz: article.potential_questions !== null,
    flashcards: article.follow_up_data.flashcards.length > 0,
    mains: article.mains_model_answers.length > 0,
    audio: article.audio_overview_url !== null,
  }
  return {
    ...article,
    potential_questions: null,
    follow_up_data: { ...article.follow_up_data, flashcards: [] },
    mains_model_answers: [],
    audio_overview_url: null,
    audio_voices: {},
    locked: (Object.keys(withheld) as (keyof typeof withheld)[]).filter((name) => withheld[name]),
  }
}
