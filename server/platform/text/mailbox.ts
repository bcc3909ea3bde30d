export function mailboxOf(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? []
  const name = local.split('+')[0] ?? ''
  if (domain === 'gmail.com' || domain === 'googlemail.com') return `${name.replaceAll('.', '')}@gmail.com`
  return `${name}@${domain}`
}
