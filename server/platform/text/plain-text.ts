const LINKS = [
  /\b[a-z][a-z\d+.-]{1,20}:\/\//i,
  /\b(?:mailto|javascript|data|tel|sms):/i,
  /\bwww\./i,
  /[\p{L}\p{N}-]{2}\.(?:com|org|net|info|biz|app|dev|io|ly|me|xyz|online|site|shop|top|link)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]@[\p{L}\p{N}]/u,
  /\]\(/,
]
const TAG = /<[/!a-z]/i
/** Control and bidirectional characters; joiners of Indian scripts are allowed. */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u

/** Of a service: no links, tags or hidden characters. */
export const isPlainText = (text: string): boolean =>
  text.isWellFormed() && !TAG.test(text) && !HIDDEN.test(text) && !LINKS.some((link) => link.test(text))
