import { mockTestAdmin } from '#contract/practice/mock-test-admin.ts'
import { mockTests } from '#contract/practice/mock-tests.ts'
import type { Feature } from '#server/feature.ts'
import { mockTestJobs } from './jobs.ts'
import { personalMockTestData } from './queries/personal-data.ts'
import { mockTestRoutes } from './routes.ts'

export const mockTestsFeature: Feature = {
  path: 'practice/mock-tests',
  contract: { mockTests, mockTestAdmin },
  routes: mockTestRoutes,
  jobs: mockTestJobs,
  tables: ['mock_tests', 'mock_attempts', 'mock_answers', 'mock_rules'],
  personalData: { mockTests: personalMockTestData },
}
