import type { Tables } from '#server/db/tables.ts'

/** The tables that belong to no feature, by the folder of the platform that alone writes them. */
export const PLATFORM_TABLES: Record<string, (keyof Tables)[]> = {
  'platform/auth': ['instance_secrets'],
  'platform/jobs': ['carried_jobs'],
  'platform/limits': ['allowances', 'mail_counts', 'sign_in_failures'],
}
