import type { Bucket } from '#server/settings/storage-settings.ts'
import { S3Storage } from './s3-storage.ts'
import { FolderStorage, type Storage } from './storage.ts'

export const openStorage = (where: { folder: string } | { bucket: Bucket }): Storage =>
  'bucket' in where ? new S3Storage(where.bucket) : new FolderStorage(where.folder)
