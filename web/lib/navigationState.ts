/**
 * Takes the state of a navigation off the history entry, where React Router keeps it as `usr`: a reload or the way back
 * does not act on it again. A navigation of the router would load the page anew.
 */
export function forgetNavigationState(): void {
  window.history.replaceState({ ...window.history.state, usr: null }, '')
}
