import type { Tables } from '#server/db/tables.ts'

/** By the only folder that writes them. */
export const PLATFORM_TABLES: Record<string, (keyof Tables)[]> = {
  'platform/auth': ['instance_secrets'],
  'platform/jobs': ['carried_jobs'],
  'platform/limits': ['allowances', 'mail_counts', 'sign_in_failures'],
}
