import { Link } from 'react-router'
import type { Forum } from '#contract/community/forums.ts'
import * as m from '#messages/community/forums.ts'
import { dismiss } from '#messages/ui.ts'
import { paths } from '#web/platform/paths.ts'
import { scriptLanguage } from '#web/platform/text/script-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/status/notice.tsx'

export function ForumCreatedNotice({ forum, onDismiss }: { forum: Forum; onDismiss: () => void }) {
  return (
    <Notice tone="success" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 flex-1">
          {m.forumCreated({
            title: forum.title,
            forum: (text) => (
              <Link
                to={paths.forum(forum.forum_id)}
                lang={scriptLanguage(forum.title)}
                className="line-clamp-1 font-semibold break-all text-accent underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          })}
        </p>
        <Button variant="link" className="px-0!" onClick={onDismiss}>
          {dismiss}
        </Button>
      </div>
    </Notice>
  )
}
