interface HeavyRead {
  /** `heavy`: the rate class. `cached`: encoded once for everybody. `read`: neither, for a reason. */
  as: 'heavy' | 'cached' | 'read'
  /** Processor time of the process, embedded database included, and the reply's size uncompressed, when it was last measured. */
  ms: number
  kB: number
  why: string
}

const SNAPSHOT = 'for admins; a stored snapshot answers once counting takes long'

/** Reads that take more than 20 ms or 200 kB on the instance of `big-instance.ts`, measured with `READS_REPORT=<file>`. */
export const heavyReads: Record<string, HeavyRead> = {
  'GET /api/compilations/:period/pdf': { as: 'heavy', ms: 836, kB: 3407, why: 'a month of 150 articles; made in a worker' },
  'GET /api/compilations/:period': { as: 'heavy', ms: 41, kB: 493, why: 'what somebody has not read of the same month' },
  'GET /api/compilations/:period/questions': {
    as: 'heavy',
    ms: 40,
    kB: 6,
    why: 'reads the same month if nobody has just opened it',
  },
  'GET /api/highlights/export': { as: 'heavy', ms: 117, kB: 1033, why: '1,500 highlights' },
  'GET /api/admin/community/export': { as: 'heavy', ms: 25, kB: 2, why: 'counts over all posts' },
  'GET /api/community/forums': { as: 'cached', ms: 146, kB: 1312, why: '2,000 forums, the most there are' },
  'GET /api/entries': { as: 'cached', ms: 29, kB: 150, why: 'a hundred days' },
  'GET /api/compilations': { as: 'cached', ms: 25, kB: 60, why: 'eight years of weeks and months' },
  'GET /api/admin/community/stats': { as: 'read', ms: 27, kB: 1, why: SNAPSHOT },
  'GET /api/admin/community/activity': { as: 'read', ms: 25, kB: 1, why: SNAPSHOT },
  'GET /api/admin/community/top-content': { as: 'read', ms: 26, kB: 3, why: SNAPSHOT },
  'GET /api/progress/today': {
    as: 'read',
    ms: 23,
    kB: 84,
    why: 'the first page of everybody, seldom for anybody with 1,500 due cards',
  },
  'GET /api/recall/queue': {
    as: 'read',
    ms: 24,
    kB: 55,
    why: 'asked for again and again while somebody reviews; 1,500 own cards',
  },
}
