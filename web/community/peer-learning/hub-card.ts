export const HUB_CARD = 'rounded-card border border-line bg-surface p-4 wrap-anywhere sm:p-5'
