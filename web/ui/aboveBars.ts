/** The property of the page that says how high the tray of exports is. */
export const TRAY_HEIGHT = '--tray-height'

/** What floats over the page's lower edge, marked by `data-bottom-bar` or `data-dock`, stays free. */
function above(more: string) {
  const margin = (bars: string) => ({ marginBottom: `calc(${bars} + ${more})` })
  return {
    'marginBottom': more,
    'body:has([data-bottom-bar]) &': margin('60px'),
    'body:has([data-preview]) &': margin('64px + max(24px, (100dvh - 724px) / 2)'),
    'mdDown': {
      'body:has([data-dock]) &': margin('132px'),
      'body:has([data-dock]):has([data-bottom-bar]) &': margin('232px'),
      'body:has([data-preview]):has([data-dock]) &': margin('128px'),
    },
  }
}

export const ABOVE_BARS = above('0px')
export const ABOVE_BARS_AND_TRAY = above(`var(${TRAY_HEIGHT}, 0px)`)
