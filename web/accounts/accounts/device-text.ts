import * as m from '#messages/accounts/accounts/devices.ts'

/** @param device such as `Chrome on Android`, or `Browser` where it is not known */
export function deviceText(device: string): string {
  const [name = '', system] = device.split(' on ')
  const browser = name.replace(/^Browser$/, m.browser)
  return system ? m.browserOn({ browser, system }) : browser
}
