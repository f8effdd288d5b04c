/** Takes what stands behind the question mark out of the address, so that a used link stays in no history. */
export function forgetAddressToken(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname)
}
