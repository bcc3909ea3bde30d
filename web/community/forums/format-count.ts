/** `1 post`, `2 posts`, `1,20,000 posts`. */
export const formatCount = (count: number, noun: string): string =>
  `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`
