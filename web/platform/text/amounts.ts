export { counted, formatNumber, percent, plural } from '#contract/amounts.ts'
