export const GROUP_TEXT = ['name', 'description', 'category', 'size_limit'] as const
