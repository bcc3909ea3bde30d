import { ChevronDown, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { StudyGroup } from '#contract/community/study-groups.ts'
import * as m from '#messages/community/study-groups.ts'
import { deleteGroup } from '#web/community/peer-learning/api.ts'
import { authorName } from '#web/community/peer-learning/byline.tsx'
import { CATEGORY_LABELS } from '#web/community/peer-learning/category-labels.ts'
import { ConfirmDelete } from '#web/community/peer-learning/confirm-delete.tsx'
import { HUB_CARD } from '#web/community/peer-learning/hub-card.ts'
import { useMembership } from '#web/community/peer-learning/use-toggles.ts'
import { PostedText } from '#web/community/shared/posted-text.tsx'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { formatDate } from '#web/platform/time/dates.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { QuietLine } from '#web/ui/status/quiet-line.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { GroupMembers } from './group-members.tsx'

export function GroupCard({ group }: { group: StudyGroup }) {
  const { group_id: id, name, description } = group
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const close = () => setOpen(undefined)
  const actions = [
    ...(group.is_own ? [{ label: m.edit, icon: Pencil, act: () => setOpen('edit') }] : []),
    ...(group.may_delete ? [{ label: m.deleteAction, icon: Trash2, act: () => setOpen('delete') }] : []),
  ]
  return (
    <article aria-label={name} className={HUB_CARD}>
      <div className="flex items-start justify-between gap-3">
        <h2 lang={scriptLanguage(name)} className="min-w-0 text-lg leading-snug font-semibold">
          {name}
        </h2>
        <div className="-mt-2.5 -me-2.5 high-contrast:me-0">
          <ActionMenu label={m.moreAbout({ name })} actions={actions} />
        </div>
      </div>
      <div className="mt-1">
        <QuietLine>
          {CATEGORY_LABELS[group.category]}
          <span className="tabular-nums">{membersText(group)}</span>
          {!group.is_sample && (
            <span>{group.author ? m.ownedBy({ name: authorName(group), strong: asName }) : asName(authorName(group))}</span>
          )}
          <span>
            {m.started({ day: formatDate(group.created_at), time: (text) => <time dateTime={group.created_at}>{text}</time> })}
          </span>
          {group.is_sample && <Badge>{m.sample}</Badge>}
        </QuietLine>
      </div>
      {description && (
        <div lang={scriptLanguage(description)} className="mt-3 max-w-prose leading-reading">
          <PostedText text={description} heading="h3" />
        </div>
      )}
      {group.is_member && <p className="mt-3 text-sm text-quiet">{m.whatMembersGet}</p>}
      <Members group={group}>
        {group.is_member && (
          <Link to={paths.forums} className={buttonStyle({ variant: 'outline' })}>
            {m.writeInForum}
          </Link>
        )}
        <Membership group={group} />
      </Members>
      {open === 'edit' && <GroupDialog group={group} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDelete tab="groups" id={id} title={m.confirmDelete} act={() => deleteGroup(id)} onClose={close}>
          {consequence(group)}
        </ConfirmDelete>
      )}
    </article>
  )
}

const asName = (text: ReactNode) => <span className="font-semibold text-ink wrap-anywhere">{text}</span>

/** Samples have no members. */
const membersText = ({ member_count: count, size_limit: limit }: StudyGroup): string =>
  count === 0 ? m.noMembersYet({ limit }) : m.memberCount({ count, limit })

function consequence({ member_count: count, is_own: isOwn }: StudyGroup): string {
  const others = isOwn ? count - 1 : count
  return others > 0 ? m.othersLose({ count: others }) : m.noOthers
}

/** The owner transfers or deletes the group instead. */
function Membership({ group }: { group: StudyGroup }) {
  const setMember = useMembership(group)
  const { name, is_member: isMember, is_own: isOwn } = group
  const isFull = group.member_count >= group.size_limit
  if (isOwn) return null
  if (isMember)
    return (
      <Button variant="outline" onClick={() => setMember(false)}>
        {m.leave}
        <span lang={scriptLanguage(name)} className="sr-only">
          {name}
        </span>
      </Button>
    )
  return (
    <Button variant="outline" disabled={isFull} onClick={() => setMember(true)}>
      {isFull ? m.full : m.join}
      <span lang={scriptLanguage(name)} className="sr-only">
        {name}
      </span>
    </Button>
  )
}

function Members({ group, children }: { group: StudyGroup; children: ReactNode }) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const hasMembers = group.member_count > 0
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {children}
        {hasMembers && (
          <Button
            variant="ghost"
            className="px-2!"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {m.members}
            <span lang={scriptLanguage(group.name)} className="sr-only">
              {m.ofGroup({ name: group.name })}
            </span>
            <ChevronDown aria-hidden="true" className={`size-4 motion-safe:transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </Button>
        )}
      </div>
      <div id={listId}>{isOpen && hasMembers && <GroupMembers group={group} />}</div>
    </>
  )
}
