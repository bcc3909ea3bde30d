export const SELECT_STYLE = 'min-h-11 rounded-control border border-strong bg-surface px-2 py-1 text-sm text-ink'
