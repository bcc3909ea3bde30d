import type { FeedbackState } from './api.ts'

/** It is offered, or was made while it was. */
export const hasFeedback = ({ service, request }: FeedbackState): boolean => service !== null || request?.state === 'done'
