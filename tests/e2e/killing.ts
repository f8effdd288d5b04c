import type { Page } from '@playwright/test'

/** Ends the tab's process as a crash does: nothing in the page runs any more. */
export async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // A page that is gone does not answer.
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** Lets no save get an answer, whether the server stores it or not; resolves once a save is sent. */
export function loseAnswers(page: Page, isStored: boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('appendViewOpsMutation')) return route.fallback()
      if (isStored) await route.fetch()
      resolve()
    }).catch(reject)
  })
}
