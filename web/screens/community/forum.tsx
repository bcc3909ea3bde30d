import { type Params, useParams } from 'react-router'
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
      <BackLink to={paths.forums}>All forums</BackLink>
      <OpenForum
        key={forumId}
        forumId={forumId}
        reportDialog={(post, onClose) => (
          <ReportDialog
            what="post"
            draftName={`report/${post.post_id}`}
            description={`Tell the moderators what is wrong with the post by ${post.author?.username ?? '[deleted]'}. The author won’t know who reported it.`}
            onSend={(reason, details) => reportPost(post.post_id, reason, details)}
            onClose={onClose}
          />
        )}
      />
    </div>
  )
}
