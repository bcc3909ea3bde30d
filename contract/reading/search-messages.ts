/** Both sides say it: the server in its reply, the page when it has no reply's words. */
export const noArticlesFound = (query: string) => `No articles found matching "${query}"`
