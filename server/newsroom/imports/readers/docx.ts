import { Readable } from 'node:stream'
import JSZip from 'jszip'
import mammoth from 'mammoth'
import { IMPORT_BROKEN, IMPORT_UNPACKED, MAX_UNPACKED_MB } from '#contract/newsroom/imports/import-rules.ts'
import { nfc } from '#contract/nfc.ts'
import { type SourceDocument, Unreadable } from './document.ts'
import { readHtml } from './html.ts'

const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh", "p[style-name='Quote'] => p:fresh"]
const MAX_PARTS = 2000

/** By mammoth, which writes HTML: nothing of the pictures is read, no other file is opened. */
export async function readDocx(file: Uint8Array): Promise<SourceDocument> {
  const buffer = Buffer.from(file)
  const title = await titleOf(await unpacked(buffer))
  const { value } = await mammoth.convertToHtml({ buffer }, OPTIONS).catch(broken)
  return { ...readHtml(nfc(value)), title }
}

const OPTIONS = {
  styleMap: STYLES,
  externalFileAccess: false,
  convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
}

/** Counts what really comes out: the sizes in the file can be wrong. */
async function unpacked(buffer: Buffer): Promise<JSZip> {
  const zip = await JSZip.loadAsync(buffer).catch(broken)
  const parts = Object.values(zip.files)
  if (parts.length > MAX_PARTS) throw new Unreadable(IMPORT_UNPACKED)
  let bytes = 0
  for (const part of parts.filter(({ dir }) => !dir))
    for await (const chunk of new Readable().wrap(part.nodeStream())) {
      bytes += (chunk as Buffer).length
      if (bytes > MAX_UNPACKED_MB * 1024 * 1024) throw new Unreadable(IMPORT_UNPACKED)
    }
  return zip
}

async function titleOf(zip: JSZip): Promise<string | undefined> {
  const properties = (await zip.file('docProps/core.xml')?.async('string').catch(broken)) ?? ''
  const title = /<dc:title>([^<]{1,300})<\/dc:title>/.exec(properties)?.[1]?.trim()
  return title && readHtml(title).blocks[0]?.text
}

function broken(error: unknown): never {
  if (error instanceof RangeError) throw error
  throw new Unreadable(IMPORT_BROKEN, { cause: error })
}
