import { useParams } from 'react-router'
import { ReportDialog } from '#web/moderation/report-dialog.tsx'
import { paths } from '#web/platform/paths.ts'
import { OpenForum } from '#web/posts/open-forum.tsx'
import { BackLink } from '#web/ui/back-link.tsx'

export function ForumScreen() {
  const { forumId = '' } = useParams()
  return (
    // A screen high from the start, or the footer would stand in the middle of the page until the posts come.
    <div className="mx-auto min-h-dvh max-w-3xl">
      <BackLink to={paths.forums}>All forums</BackLink>
      <OpenForum
        key={forumId}
        forumId={forumId}
        reportDialog={(post, onClose) => <ReportDialog postId={post.post_id} author={post.author?.username} onClose={onClose} />}
      />
    </div>
  )
}
