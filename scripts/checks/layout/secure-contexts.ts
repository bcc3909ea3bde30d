/**
 * Features of secure contexts; elsewhere they throw over plain http.
 * https://developer.mozilla.org/docs/Web/Security/Secure_Contexts/features_restricted_to_secure_contexts
 */
const WRAPPERS: { uses: RegExp; files: string[] }[] = [
  { uses: /\brandomUUID\b/, files: ['web/platform/client-key.ts'] },
  { uses: /\bcrypto\.subtle\b/, files: [] },
  { uses: /\bnavigator\.clipboard\b|\bClipboardItem\b/, files: ['web/platform/copy-text.ts'] },
  {
    uses: /\bnavigator\.serviceWorker\b|\bPushManager\b/,
    // The last three need a registration.
    files: [
      'web/platform/offline/register-worker.ts',
      'web/app/worker.ts',
      'web/app/new-version.ts',
      'web/platform/interface-language.ts',
    ],
  },
  { uses: /\bnavigator\.storage\b/, files: ['web/reading/offline/download-day.ts'] },
  { uses: /\bnavigator\.locks\b/, files: ['web/platform/offline/exclusive.ts', 'web/practice/focus/phase-alert.ts'] },
  { uses: /\bnew Notification\(|\bNotification\.[a-z]/, files: ['web/practice/focus/notifications.ts'] },
  // Service workers are always secure.
  { uses: /\bcaches\.(?:open|match|keys|has|delete)\b/, files: ['web/worker/service-worker.ts'] },
  {
    uses: /\bnavigator\.(?:credentials|share|canShare|mediaDevices|wakeLock|geolocation|setAppBadge|clearAppBadge|bluetooth|usb|hid|serial|gpu|userAgentData|requestMIDIAccess|registerProtocolHandler)\b/,
    files: [],
  },
  {
    uses: /\b(?:cookieStore|showOpenFilePicker|showSaveFilePicker|showDirectoryPicker|PaymentRequest|SharedArrayBuffer)\b/,
    files: [],
  },
]

export function secureContextProblems(file: string, source: string): string[] {
  if (!file.startsWith('web/') || file.includes('.test.')) return []
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return WRAPPERS.flatMap(({ uses, files }) => {
    const [found] = files.includes(file) ? [] : (uses.exec(code) ?? [])
    return found ? [`${file} uses ${found}, which browsers have only on https and localhost`] : []
  })
}
