import { POSITION_EVERY_S } from './intervals.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * The assumed behaviour of a day's readers; each comment gives the reason of its number. None of them was observed: replace them by figures from
 * the logs of the instance. Times are seconds after midnight, Indian time.
 */
export const BEHAVIOUR = {
  /** The simulated morning: nearly all who read before work or class come in these hours. */
  from: 5 * HOUR,
  until: 11 * HOUR,
  /** The share of a day's readers who come in the morning. The others come in the evening, spread out, and never make the peak. */
  morningShare: 0.65,
  /** The day is published and the digest is sent at seven: people who follow an alarm or the email come right after it. */
  opensAt: 7 * HOUR,
  /** The share of the morning's readers who come at that time … */
  openingShare: 0.25,
  /** … with a falling rate and this mean delay: half of the people who open a mailing at all do so within minutes. */
  openingMean: 6 * MINUTE,
  /** The others come around this time, when students usually read the newspaper … */
  usualAt: 7 * HOUR + 20 * MINUTE,
  /** … with this standard deviation: two thirds of them are within it. */
  usualSpread: 45 * MINUTE,

  /** Accounts per daily reader: some read only every third day, some have stopped, and all of them still get mail. */
  accountsPerReader: 2,
  /** The share of accounts that get the digest: it is on by default, and people who have read everything get none. */
  digestShare: 0.9,
  /** The share of Pro readers. Pro costs 1.50 dollars a month; an eighth is a good share for a product with a useful free plan. */
  proShare: 0.12,
  /** Sessions last for 30 days after the last use, so daily readers sign in only on a new device or after signing out. */
  signInShare: 0.02,
  /** The application is loaded by a new phone, another browser or a device without its cache … */
  freshDeviceShare: 0.03,
  /** … and by all others after a new version, once a week. */
  versionShare: 1 / 7,

  /** Time on the list of days, before and between articles. */
  dashboardSeconds: 25,
  /** A day has about five articles; few read all of them. The share of readers who read 0, 1, 2, … of them. */
  articleShares: [0.08, 0.2, 0.22, 0.22, 0.14, 0.14],
  /** An article that was opened before is in the browser cache and gets a 304. */
  againShare: 0.1,
  /** Articles take four to six minutes; many people skim. Median and spread of the reading time (log-normal). */
  readingSeconds: 220,
  readingSpread: 0.6,
  /** The share of position checks with a change worth saving, assuming one such change every 15 seconds. */
  scrolledShare: POSITION_EVERY_S / 15,
  /** After every fourth article readers return to the list of days, which requests the partly read articles. */
  backShare: 0.25,
  /** Searches per visit: most are in the evening, for revision. Each pause while typing sends a request. */
  searchShare: 0.12,
  searchCalls: 2,

  /** The share of Pro readers who take quizzes in the morning, the share of their articles, and the time for each. */
  quizShare: 0.5,
  quizzesOfArticles: 0.5,
  quizSeconds: 150,
  /** Most quizzes have about five questions; of those and of the questions of the day a third is answered wrongly and becomes a card. */
  quizQuestions: 5,
  wrongShare: 0.35,
  /** The share of readers who answer the three questions of the day. */
  dailyQuestionsShare: 0.3,
  dailyQuestions: 3,
  /** The share of Pro readers who review their cards every day, and how many: ten minutes, at 12 seconds for each. */
  reviewShare: 0.3,
  reviewsADay: 50,
  /** Flashcards and key terms that they add; ten answers for each card, over the years. */
  cardsAddedADay: 3,
  cardsBefore: 2000,

  /** The share of Pro readers who open forums, the number of forums, and the time for each; an open forum polls. */
  forumShare: 0.25,
  forumsVisited: 2,
  forumSeconds: 150,
  /** In most communities one visitor in twenty writes; likes are more frequent. */
  postShare: 0.05,
  reactShare: 0.2,
  /** The share of Pro readers who listen to audio, and for how long. */
  listenShare: 0.3,
  listenMinutes: 12,

  /** Articles that a reader has read before: a year of two and a half a day. This list keeps growing. */
  articlesBefore: 900,
  /** Saved articles, and automatic notifications (streaks, achievements, reminders), for each reader and day. */
  bookmarksADay: 0.2,
  noticesADay: 0.35,
  /** A phone and a computer. */
  sessionsPerAccount: 1.5,
} as const
