/** The fields of a group that its owner writes. */
export const GROUP_TEXT = ['name', 'description', 'category', 'size_limit'] as const
