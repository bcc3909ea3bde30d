import type { Listeners } from '#server/events.ts'
import { countAttempts } from './commands/count-attempts.ts'

export const quizForumListeners: Listeners = { 'quiz.completed': countAttempts }
