import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type Env, isNear, optional, parseEnv, SettingError, withoutSlash } from './env.ts'

export interface Bucket {
  name: string
  /** Empty, or with a trailing slash. */
  prefix: string
  region: string
  /** `null`: Amazon S3. */
  endpoint: string | null
}

export const StorageEnv = z.object({
  DATA_DIR: z.string().default('data').meta({
    description: 'embedded database, recordings, photographs, pictures of articles, mail outbox, list of deleted accounts',
  }),
  BUILD_FOLDER: z
    .string()
    .default('dist')
    .meta({ description: 'what `npm run build` has written: the pages that the server sends' }),
  STORAGE_URL: optional(z.string()).meta({
    default: '`DATA_DIR/storage`',
    description:
      'folder of recordings, photographs and pictures of articles, or a bucket: `s3://name/prefix?region=ap-south-1&endpoint=https://…` (keys from `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`)',
  }),
  AWS_REGION: z.string().default('us-east-1').meta({ description: 'region of a bucket whose URL names none' }),
})

export function readStorage(env: Env) {
  const { DATA_DIR, BUILD_FOLDER, STORAGE_URL } = parseEnv(StorageEnv, env)
  const dataDir = resolve(DATA_DIR)
  const bucket = readBucket(env, 'STORAGE_URL')
  const storage: { folder: string } | { bucket: Bucket } = bucket
    ? { bucket }
    : { folder: STORAGE_URL === null ? join(dataDir, 'storage') : folder(STORAGE_URL) }
  return {
    dataDir,
    buildFolder: resolve(BUILD_FOLDER),
    storage,
  }
}

/** Path or `file:` URL. */
function folder(text: string): string {
  if (text.startsWith('file:')) return fileURLToPath(text)
  if (/^[a-z][a-z0-9+.-]+:/i.test(text)) throw new SettingError('STORAGE_URL must be a folder, or a bucket as s3://name/prefix.')
  return resolve(text)
}

/** `null` if not `s3:`. */
export function readBucket(env: Env, name: string): Bucket | null {
  const text = env[name]
  if (!text?.startsWith('s3:')) return null
  const wrong = (what: string) => new SettingError(`${name} must be like s3://name/prefix?region=ap-south-1: ${what}.`)
  if (!URL.canParse(text)) throw wrong('it is not an address')
  const { hostname, pathname, searchParams, username } = new URL(text)
  // The S3 client reads the keys from its environment variables.
  if (username) throw wrong('set the keys as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead')
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(hostname)) throw wrong('it needs the name of a bucket')
  const endpoint = searchParams.get('endpoint')
  if (endpoint !== null && (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)))
    throw wrong('endpoint must be an address that begins with http:// or https://')
  if (endpoint?.startsWith('http:') && !isNear(new URL(endpoint).hostname)) throw wrong('endpoint must begin with https://')
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  return {
    name: hostname,
    prefix: prefix && `${prefix}/`,
    region: searchParams.get('region') || parseEnv(StorageEnv, env).AWS_REGION,
    endpoint: endpoint === null ? null : withoutSlash(endpoint),
  }
}
