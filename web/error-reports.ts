/** Loaded only with SENTRY_DSN. Shares no code with the application, whose files stay unchanged. */
import { startReporting } from './site/error-reports/report-errors.ts'

startReporting()
