import { fuzzSuite } from '#tests/support/fuzz/suite.ts'

fuzzSuite({ part: 1, of: 2 })
