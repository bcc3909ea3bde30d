import { fuzzSuite } from './support/fuzz/suite.ts'

fuzzSuite({ part: 1, of: 2 })
