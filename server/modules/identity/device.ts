import Bowser from 'bowser'

/** 'Chrome on macOS': what a User-Agent header tells of a device; '' when it tells nothing that is known. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent)
  if (!browser.name) return os.name ?? ''
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
