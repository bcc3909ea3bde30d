export const noArticlesFound = (query: string) => `No articles found matching "${query}"`
