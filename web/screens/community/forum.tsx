import { type Params, useParams } from 'react-router'
import * as m from '#messages/screens/community.ts'
import { OpenForum } from '#web/community/forum-page/open-forum.tsx'
import { reportPost } from '#web/community/moderation/api.ts'
import { ReportDialog } from '#web/community/moderation/report-dialog.tsx'
import { forumView } from '#web/community/posts/use-forum-view.ts'
import { prefetch } from '#web/platform/http/prefetch.ts'
import { paths } from '#web/platform/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export const prefetchData = ({ forumId = '' }: Params) => prefetch(forumView(forumId))

export function Component() {
  const { forumId = '' } = useParams()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.forums}>{m.allForums}</BackLink>
      <OpenForum
        key={forumId}
        forumId={forumId}
        reportDialog={(post, onClose) => (
          <ReportDialog
            what="post"
            draftName={`report/${post.post_id}`}
            description={m.whatIsWrong({ name: post.author?.username ?? m.deleted })}
            onSend={(reason, details) => reportPost(post.post_id, reason, details)}
            onClose={onClose}
          />
        )}
      />
    </div>
  )
}
