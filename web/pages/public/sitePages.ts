import { publicSiteMessages } from '../../messages/publicSite.ts'

const words = publicSiteMessages

/** The pages of the top bar. */
export const SITE_PAGES = [
  { to: '/', label: words.home },
  { to: '/about', label: words.about },
  { to: '/contact', label: words.contact },
] as const

/** Whether a link of the site leads to where one is; home has two addresses. */
export function isCurrentPage(to: string, pathname: string): boolean {
  return to === '/' ? pathname === '/' || pathname === '/home' : pathname === to
}
