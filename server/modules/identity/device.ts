import Bowser from 'bowser'

/** 'Chrome on macOS': the device a User-Agent header names; '' for none that is known. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return os.name ?? ''
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
