import { POSITION_EVERY_S } from './intervals.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * What a day's readers do, in one place: the sentence at each number says why it is that and not another. None of them was observed:
 * replace them by what the instance's own logs say. Times are seconds after midnight, Indian time.
 */
export const BEHAVIOUR = {
  /** The morning that is simulated: nearly all who come before work or class come in these hours. */
  from: 5 * HOUR,
  until: 11 * HOUR,
  /** Of a day's readers so many come in the morning; the others come in the evening, thinly, and never make the peak. */
  morningShare: 0.65,
  /** The day is published and the digest goes out at seven: whoever follows an alarm or the mail comes right after it. */
  opensAt: 7 * HOUR,
  /** So many of the morning's readers come with the opening … */
  openingShare: 0.25,
  /** … ever fewer after it, on average so late: half of those who open a mail from such a list at all do so within some minutes. */
  openingMean: 6 * MINUTE,
  /** All others come around this time, when students sit down with the newspaper … */
  usualAt: 7 * HOUR + 20 * MINUTE,
  /** … two thirds of them within so much of it. */
  usualSpread: 45 * MINUTE,

  /** Accounts for each daily reader: some read every third day only, some have stopped, and all of them still get mail. */
  accountsPerReader: 2,
  /** Of the accounts so many get the digest: it is on until somebody turns it off, and who has read everything gets none. */
  digestShare: 0.9,
  /** Pro is 1.50 dollars a month; an eighth is a good share for a product with a free plan that is worth having. */
  proShare: 0.12,
  /** Sign-ins live for 30 days after the last use, so daily readers sign in on a new device or after signing out only. */
  signInShare: 0.02,
  /** A new phone, another browser or a device that threw its caches away loads the application anew … */
  freshDeviceShare: 0.03,
  /** … and all others when a new version is out, which is once a week. */
  versionShare: 1 / 7,

  /** Looking over the list of days before and between articles. */
  dashboardSeconds: 25,
  /** A day has about five articles; few read all of them. The share of readers who read 0, 1, 2, … of them. */
  articleShares: [0.08, 0.2, 0.22, 0.22, 0.14, 0.14],
  /** An article that was opened before is still in the browser, and the server only says that it has not changed. */
  againShare: 0.1,
  /** Articles are written for four to six minutes; many skim. The typical time, and how widely it is spread (of its logarithm). */
  readingSeconds: 220,
  readingSpread: 0.6,
  /** Of the stretches between two looks at the place in an article so many bring a scroll that is worth keeping: one each quarter of a minute. */
  scrolledShare: POSITION_EVERY_S / 15,
  /** Every fourth article is left for the list of days, which asks for what is half read. */
  backShare: 0.25,
  /** Searches a visit: looking something up is for the evening's revision. What is typed is asked for at each pause. */
  searchShare: 0.12,
  searchCalls: 2,

  /** Of Pro readers so many take quizzes in the morning, for so many of the articles they read, for so long each. */
  quizShare: 0.5,
  quizzesOfArticles: 0.5,
  quizSeconds: 150,
  /** Of Pro readers so many look into the forums, at so many of them, for so long each; an open forum asks again and again. */
  forumShare: 0.25,
  forumsVisited: 2,
  forumSeconds: 150,
  /** In most communities one visitor in twenty writes; liking is easier. */
  postShare: 0.05,
  reactShare: 0.2,
  /** Of Pro readers so many listen, on the way or over breakfast, for so long. */
  listenShare: 0.3,
  listenMinutes: 12,

  /** Articles that a reader has read before: a year of two and a half a day. Their list grows for ever. */
  articlesBefore: 900,
  /** Saved articles and notices that come by themselves (streaks, achievements, reminders) for each reader and day. */
  bookmarksADay: 0.2,
  noticesADay: 0.35,
  /** A phone and a computer. */
  sessionsPerAccount: 1.5,
} as const
