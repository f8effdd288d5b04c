/** What this page calls itself: events name it, so that the page knows its own changes. New with every load. */
export const clientId: string = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0')).join('')
