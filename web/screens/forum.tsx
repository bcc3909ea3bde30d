import { type Params, useParams } from 'react-router'
import { ReportDialog } from '#web/moderation/report-dialog.tsx'
import { askAhead } from '#web/platform/ahead.ts'
import { paths } from '#web/platform/paths.ts'
import { OpenForum } from '#web/posts/open-forum.tsx'
import { forumView } from '#web/posts/use-forum-view.ts'
import { BackLink } from '#web/ui/back-link.tsx'

export const askFirst = ({ forumId = '' }: Params) => askAhead(forumView(forumId))

export function ForumScreen() {
  const { forumId = '' } = useParams()
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.forums}>All forums</BackLink>
      <OpenForum
        key={forumId}
        forumId={forumId}
        reportDialog={(post, onClose) => <ReportDialog postId={post.post_id} author={post.author?.username} onClose={onClose} />}
      />
    </div>
  )
}
