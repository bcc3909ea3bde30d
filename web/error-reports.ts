/** Loaded only by the pages of a server that has SENTRY_DSN. Shares no code with the application, so that its files stay as they are. */
import { startReporting } from './site/error-reports/report-errors.ts'

startReporting()
