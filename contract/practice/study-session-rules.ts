/** Minutes a day without a goal in minutes. */
export const USUAL_MINUTES = 45

/** Percent by which a session may be longer or shorter than the person's minutes. */
export const TOLERANCE = 10

/** Lines of the syllabus in one test. */
export const MAX_TEST_LINES = 3
export const TEST_QUESTIONS = 10

/** Enough answers, and fewer of them right. */
export const WEAK_LINE = { answered: 5, rightPercent: 70 }
