import type { LegalDocument } from './legalDocument.ts'

/** What is kept in the browser. */
export const cookiePolicy: LegalDocument = {
  page: 'Cookie Policy',
  title: 'Cookie Policy',
  summary: 'One cookie without content, no trackers, nothing from other companies; so there is no banner either.',
  updated: 'November 21, 2026',
  sections: [
    {
      title: 'The one cookie',
      paragraphs: [
        'When you sign in without “Remember me”, a session cookie called framewright_session is set. It holds the ' +
          'number 1 and tells a new run of your browser that you wanted to be signed out. It goes when the browser ' +
          'is closed.',
      ],
    },
    {
      title: 'What your browser stores for you',
      paragraphs: ['The product keeps in your browser’s own storage, and sends to nobody:'],
      items: [
        'the token that keeps you signed in,',
        'the organization and the boards you opened last,',
        'the theme, the width of the sidebar and other choices of how pages look,',
        'strokes that are not saved yet, so that none is lost when the network or the browser fails.',
      ],
    },
    {
      title: 'What we do not use',
      paragraphs: [
        'No analytics, no advertising, no pixels, no fonts or scripts from other servers: every file of the product ' +
          'comes from the server you opened.',
      ],
    },
    {
      title: 'Removing it',
      paragraphs: [
        'Sign out to remove the token. Clearing the data of this site in your browser removes everything else; ' +
          'strokes that were not saved by then are lost.',
      ],
    },
  ],
}
