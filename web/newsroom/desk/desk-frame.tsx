import { type ReactNode, use } from 'react'
import type { Section } from '#contract/newsroom/desk/desk-sections.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { DeskContext } from './desk-context.ts'
import { TextDifference } from './text-difference.tsx'

/** Around a section: who writes in it, and the other text where two people changed it. */
export function DeskFrame({ section, children }: { section: Section; children: ReactNode }) {
  const { holds, open, setPlace } = useDesk()
  const holder = holds.holderOf(section)
  const asked = holds.askedOfMe.find((hold) => hold.section === section)
  const enter = () => {
    setPlace(section)
    if (!holder) holds.enter(section)
  }
  return (
    <div data-section={section} onFocusCapture={enter} onInput={holds.typed} className="scroll-mt-24 space-y-2">
      {holder && (
        <Notice>
          <p>{`${holder.by.name} is writing here.`}</p>
          {holds.hasAsked(section) ? (
            <p className="text-sm text-quiet">You have asked for it.</p>
          ) : (
            <Button variant="outline" size="sm" onClick={() => holds.act(section, 'ask')}>
              {`Ask ${holder.by.name} for it`}
            </Button>
          )}
        </Notice>
      )}
      {asked && (
        <Notice tone="warning">
          <p>{`${asked.asked_by?.name} would like to write here.`}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" size="sm" onClick={() => holds.act(section, 'hand_over')}>
              Hand it over
            </Button>
            <Button variant="ghost" size="sm" onClick={() => holds.act(section, 'keep')}>
              Keep it
            </Button>
          </div>
        </Notice>
      )}
      <fieldset disabled={holder !== undefined} className="min-w-0">
        {children}
      </fieldset>
      {open.conflicts.includes(section) && <TwoTexts section={section} />}
    </div>
  )
}

function TwoTexts({ section }: { section: Section }) {
  const { open } = useDesk()
  const theirs = open.draft.sections.find((one) => one.section === section)
  const mine = open.unsaved[section]
  if (!theirs || !mine) return null
  return (
    <Notice tone="warning">
      <p>{`${theirs.changed_by ?? 'Somebody'} has changed this since you began. Your text is kept on this device until you choose.`}</p>
      <TextDifference
        before={theirs.fields}
        after={mine.fields}
        names={[`Saved by ${theirs.changed_by ?? 'somebody'}`, 'Yours']}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => open.choose(section, 'mine')}>
          Save mine
        </Button>
        <Button variant="ghost" size="sm" onClick={() => open.choose(section, 'theirs')}>
          Take theirs
        </Button>
      </div>
    </Notice>
  )
}

function useDesk() {
  const desk = use(DeskContext)
  if (!desk) throw new Error('A section of the desk needs its draft')
  return desk
}
