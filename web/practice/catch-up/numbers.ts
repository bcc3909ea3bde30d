export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

export const topicsText = (topics: number): string => (topics === 1 ? '1 topic' : `${topics} topics`)

export const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`)
