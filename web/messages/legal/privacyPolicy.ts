import type { LegalDocument } from './legalDocument.ts'

/** What is kept of people, why and for how long; the figures are those of the server's housekeeping. */
export const privacyPolicy: LegalDocument = {
  page: 'Privacy Policy',
  title: 'Privacy Policy',
  summary: 'We keep what the product needs to work, show it to the people you work with, and sell nothing to anybody.',
  updated: 'November 21, 2026',
  sections: [
    {
      title: 'What we keep',
      paragraphs: ['What you give us, and what arises when you use the product:'],
      items: [
        'Your account: name, email address and a password that is stored only as a hash.',
        'Your work: organizations, projects, drawings, pictures, scripts, assets and tasks.',
        'What was done when and by whom in a project, so that changes can be followed and taken back.',
        'Your sessions: the kind of device and the time of its last use, so that you can end them.',
        'What you write to us through the contact and consultation pages, and your address for the newsletter.',
      ],
    },
    {
      title: 'Why we keep it',
      paragraphs: [
        'To show your work to you and to the members of your organization, to keep accounts safe, and to answer you. ' +
          'We use none of it for advertising and train no models with your drawings.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'The members of an organization see its projects and each other. The operator of this server can reach ' +
          'the database and the files. We give data to nobody else unless a law obliges us to.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: ['As long as your account or organization exists, with these exceptions:'],
      items: [
        'What you delete lies in the trash for 30 days and is then gone.',
        'Messages from the contact and consultation pages are removed after two years.',
        'A newsletter address that was never confirmed, or has unsubscribed, is removed after 30 days.',
        'Sessions that are not remembered end 12 hours after their last use.',
      ],
    },
    {
      title: 'Newsletter',
      paragraphs: [
        'We write only to addresses that confirmed it by a link we mailed. Every newsletter holds a link that ends ' +
          'it with one click, and your mail program may offer the same.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can see and change your data in the settings, export your work, and ask us to correct or remove what ' +
          'you cannot reach yourself. Write to us by the contact page.',
      ],
    },
  ],
}
