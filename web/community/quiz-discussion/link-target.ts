export interface LinkTarget {
  discussionId: string
  replyId: string | undefined
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const TARGET = new RegExp(`^#discussion-(${ID})(?:/reply-(${ID}))?$`)

export function linkTarget(hash: string): LinkTarget | undefined {
  const [, discussionId, replyId] = TARGET.exec(hash) ?? []
  return discussionId ? { discussionId, replyId } : undefined
}
