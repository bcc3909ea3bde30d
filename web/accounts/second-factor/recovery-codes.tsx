import { saveFile } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CopyButton } from './copy-button.tsx'

/** Shown once: the server keeps only hashes of them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="space-y-4">
      <Notice tone="success">Two-step sign-in is on. Save these recovery codes now. They won’t be shown again.</Notice>
      <p>Use one to sign in when you don’t have your phone. Each code works once.</p>
      <ul aria-label="Recovery codes" className="grid gap-x-8 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-2">
        <Button className="max-sm:w-full" onClick={() => save(codes)}>
          Save as a file
        </Button>
        <CopyButton text={codes.join('\n')}>Copy all</CopyButton>
        <Button variant="outline" className="max-sm:w-full" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  )
}

const save = (codes: string[]) =>
  saveFile('upsc-current-catalyst-recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
