export const ACCEPTED: { why: string; names: string[] }[] = [
  {
    why: 'a test comes before the use',
    names: [
      ...['Notification', 'Notification.permission', 'Notification.requestPermission'],
      ...['Highlight', 'CSS.highlights', 'Error.captureStackTrace', 'trustedTypes'],
      ...['navigator.connection', 'navigator.scheduling', 'navigator.userActivation'],
    ],
  },
  {
    why: 'methods of libraries and of our own that have the same name',
    names: ['.chunks', '.drop', '.escape', '.groupBy', '.intersection', '.resize', '.take', '.toArray', '.windows'],
  },
  {
    why: 'looks: without it the page is used as well',
    names: [
      ...[
        'content-visibility',
        'contain-intrinsic-block-size',
        'overflow-clip-margin',
        'overflow-anchor',
        'text-wrap',
        'hyphens',
      ],
      ...['field-sizing', 'forced-color-adjust', 'resize', 'user-select', ':selection', ':highlight'],
      ...['@page', 'size', 'orphans', 'widows'],
    ],
  },
  { why: 'in @supports, or with a rule for browsers without it', names: ['@property', 'color-mix()'] },
  { why: 'in lists that pass over what they do not know', names: [':open', ':popover-open'] },
  { why: 'docs/decisions/0061 says what is different without it', names: [':has'] },
]
