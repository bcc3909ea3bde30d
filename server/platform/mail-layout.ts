import type { Mail } from './mail.ts'

/** A mail's words; both its parts are made from them, so they cannot say different things. */
export interface MailText {
  subject: string
  paragraphs: string[]
  action?: { label: string; url: string }
  footnote?: string
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)

export function composeMail({ subject, paragraphs, action, footnote }: MailText): Pick<Mail, 'subject' | 'text' | 'html'> {
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    '-- \nUPSC Current Catalyst',
  ].join('\n\n')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<p style="font-weight:bold">UPSC Current Catalyst</p>
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
${action ? `<p><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;background:#1f3a68;color:#ffffff;text-decoration:none;border-radius:6px">${escaped(action.label)}</a></p><p style="font-size:13px">${escaped(action.url)}</p>` : ''}
${footnote ? `<p style="font-size:13px">${escaped(footnote)}</p>` : ''}
</div></body></html>`
  return { subject, text, html }
}
