/** What this page calls itself: by it the server's news tell which changes were made here. New with every load. */
export const clientId: string = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0')).join('')
