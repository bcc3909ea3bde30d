import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  /** Fills the disk with a file. */
  fill(): void
  free(): void
  end(): void
}

/** A separate small file system. @throws Error if the user cannot mount one */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'catalyst-small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a')
      for (let size = 1 << 20; size >= 4096; ) {
        try {
          if (writeSync(file, Buffer.alloc(size)) < size) size /= 2
        } catch {
          size /= 2
        }
      }
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    end: () => {
      execFileSync('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}
