import { type ReactNode, useId } from 'react'
import { formatNumber } from '#contract/amounts.ts'
import type { SystemState } from '#contract/site/system.ts'
import { formatInstant } from '#web/platform/time/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Skeleton } from '#web/ui/status/skeleton.tsx'
import { formatBytes, formatDuration } from './format-figures.ts'

export function SystemFacts({ state }: { state: SystemState }) {
  const { app, database, outbox, mail, storage, engines, memory, disk } = state
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-2">
        <Facts title="This process">
          <Fact name="Version">
            {app.version}
            {app.demo && ', demo'}
          </Fact>
          <Fact name="Node">{app.node}</Fact>
          <Fact name="Running for">{formatDuration(app.uptime)}</Fact>
          <Fact name="Memory">
            {formatBytes(memory.rss)}, heap {formatBytes(memory.heap_used)} of {formatBytes(memory.heap_total)}
          </Fact>
          <Fact name="Disk">{disk ? `${formatBytes(disk.free)} free of ${formatBytes(disk.total)}` : 'unknown'}</Fact>
        </Facts>
        <Facts title="Database">
          <Fact name="Engine">{database.engine === 'embedded' ? 'Embedded' : 'PostgreSQL server'}</Fact>
          <Fact name="Version">{database.version}</Fact>
          <Fact name="Size">{formatBytes(database.bytes)}</Fact>
          <Fact name="Migration">
            {database.is_current ? <Badge tone="good">Current</Badge> : <Badge tone="danger">Behind</Badge>} {database.migration}
          </Fact>
        </Facts>
        <Facts title="Mail">
          <Fact name="Sent by">{mail.kind === 'smtp' ? `SMTP, ${mail.target}` : `files in ${mail.target}`}</Fact>
          <Fact name="Last attempt">
            <LastAttempt last={mail.last_try} />
          </Fact>
          <Fact name="Waiting">
            {formatNumber(outbox.waiting)}
            {outbox.waiting > 0 && `, for up to ${formatDuration(outbox.oldest)}`}
          </Fact>
          <Fact name="Failed">{formatNumber(outbox.given_up)}</Fact>
        </Facts>
        <Facts title="Files and engines">
          <Fact name="Storage">
            {storage.kind === 'folder' ? 'Folder' : 'Bucket'} {storage.target}
          </Fact>
          {engines.map(({ kind, engine, state, says }) => (
            <Fact key={`${kind} ${engine}`} name={kind}>
              <EngineState state={state} /> {says || engine}
            </Fact>
          ))}
          {engines.length === 0 && <Fact name="Engines">not checked yet</Fact>}
        </Facts>
      </div>
    </div>
  )
}

export function SystemFactsSkeleton() {
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-2">
        {Object.entries(LINES).map(([title, lines]) => (
          <Facts key={title} title={title}>
            {lines.map((line) => (
              <Fact key={line} name={line}>
                <Skeleton className="my-0.5 h-4 w-3/5" />
              </Fact>
            ))}
          </Facts>
        ))}
      </div>
    </div>
  )
}

const LINES = {
  'This process': ['Version', 'Node', 'Running for', 'Memory', 'Disk'],
  Database: ['Engine', 'Version', 'Size', 'Migration'],
  Mail: ['Sent by', 'Last attempt', 'Waiting', 'Failed'],
  'Files and engines': ['Storage', 'Text', 'Audio'],
}

function EngineState({ state }: Pick<SystemState['engines'][number], 'state'>) {
  const words = state.replaceAll('_', ' ')
  return (
    <Badge tone={state === 'ready' ? 'good' : 'neutral'}>
      <span className="inline-block first-letter:uppercase">{words}</span>
    </Badge>
  )
}

function LastAttempt({ last }: { last: SystemState['mail']['last_try'] }) {
  if (!last) return 'none since this process started'
  return (
    <>
      {last.error === null ? <Badge tone="good">Accepted</Badge> : <Badge tone="danger">Failed</Badge>} {formatInstant(last.at)}
      {last.error && <span className="block text-danger">{last.error}</span>}
    </>
  )
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4">
      <h2 id={id} className="mb-2 font-semibold">
        {title}
      </h2>
      <dl className="space-y-1.5 text-sm">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-24 shrink-0 text-quiet first-letter:uppercase">{name}</dt>
      <dd className="min-w-0 flex-1 basis-32 wrap-anywhere">{children}</dd>
    </div>
  )
}
