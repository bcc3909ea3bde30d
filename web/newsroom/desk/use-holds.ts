import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { HoldAction } from '#contract/newsroom/desk/desk-rules.ts'
import type { Section } from '#contract/newsroom/desk/desk-sections.ts'
import type { DeskDraft, Hold } from '#contract/newsroom/desk/desk-shapes.ts'
import { useSession } from '#web/platform/session/session.ts'
import { draftQuery, holdSection } from './draft-api.ts'

const RENEW_EVERY_MS = 20_000
/** A section in which nothing was typed for so long is free for others. */
const IDLE_AFTER_MS = 120_000

/** Takes the section in which somebody writes, and lets it go when they leave it. */
export function useHolds(draft: DeskDraft) {
  const queries = useQueryClient()
  const me = useSession().user?.id ?? ''
  const active = useRef<{ section: Section; typedAt: number }>(undefined)
  const draftId = draft.draft_id

  async function send(section: Section, action: HoldAction) {
    try {
      const { data } = await holdSection(draftId, section, action)
      queries.setQueryData(draftQuery(draftId).queryKey, (now) => now && { ...now, holds: data.holds })
    } catch {
      // Somebody else has it, or there is no network: the next look says so, and saving is refused.
    }
  }
  const sender = useRef(send)
  sender.current = send

  useEffect(() => {
    const renew = () => {
      const { section, typedAt } = active.current ?? {}
      if (!section || !typedAt) return
      if (Date.now() - typedAt < IDLE_AFTER_MS) void sender.current(section, 'take')
      else active.current = undefined
    }
    const timer = setInterval(renew, RENEW_EVERY_MS)
    return () => {
      clearInterval(timer)
      if (active.current) void sender.current(active.current.section, 'release')
    }
  }, [])

  function enter(section: Section) {
    const before = active.current?.section
    active.current = { section, typedAt: Date.now() }
    if (before === section) return
    if (before) void send(before, 'release')
    void send(section, 'take')
  }

  const holderOf = (section: Section): Hold | undefined =>
    draft.holds.find((hold) => hold.section === section && hold.by.id !== me)

  return {
    enter,
    typed: () => {
      if (active.current) active.current.typedAt = Date.now()
    },
    holderOf,
    hasAsked: (section: Section) => holderOf(section)?.asked_by?.id === me,
    /** Of my sections, who asks for one. */
    askedOfMe: draft.holds.filter(({ by, asked_by }) => by.id === me && asked_by !== null),
    others: draft.holds.filter(({ by }) => by.id !== me),
    act: (section: Section, action: HoldAction) => {
      if (action === 'hand_over') active.current = undefined
      return send(section, action)
    },
  }
}

export type Holds = ReturnType<typeof useHolds>
