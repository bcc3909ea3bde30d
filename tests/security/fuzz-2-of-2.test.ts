import { fuzzSuite } from '#tests/support/fuzz/suite.ts'

fuzzSuite({ part: 2, of: 2 })
