import type { LegalDocument } from './legalDocument.ts'

/** The rules of use. */
export const termsOfService: LegalDocument = {
  page: 'Terms of Service',
  title: 'Terms of Service',
  summary: 'Your work stays yours. Use the product fairly, and we keep it running and tell you when something changes.',
  updated: 'November 21, 2026',
  sections: [
    {
      title: 'Your account',
      paragraphs: [
        'You need an account to keep work. Give an address that is yours and keep your password and tokens to ' +
          'yourself: what is done with them counts as done by you.',
      ],
    },
    {
      title: 'Your work',
      paragraphs: [
        'Everything you draw, upload or write stays yours or your studio’s. You allow us to store it, to make ' +
          'previews of it and to show it to the people you share it with, and nothing beyond that.',
        'Upload only what you have the right to use.',
      ],
    },
    {
      title: 'Organizations',
      paragraphs: [
        'An organization has one owner, who answers for it. Owners and admins decide who is a member, and what is ' +
          'made in an organization belongs to it when a member leaves.',
      ],
    },
    {
      title: 'Plans and payment',
      paragraphs: [
        'Each plan says how many projects, people and how much storage it holds. When a plan is full, what is there ' +
          'stays readable and nothing is deleted; new work waits until there is room or the plan changes.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: ['Please do not'],
      items: [
        'try to reach data that is not shared with you,',
        'disturb the service for others, for example by flooding its API,',
        'use it to send unwanted mail or to store what is illegal.',
      ],
    },
    {
      title: 'Availability and liability',
      paragraphs: [
        'We work to keep the service available and your work safe, and we keep backups. We cannot promise that it ' +
          'never fails. As far as the law allows we are liable only for intent and gross negligence.',
      ],
    },
    {
      title: 'Ending',
      paragraphs: [
        'You can leave at any time. We may close accounts that break these terms, after telling you why where that ' +
          'is possible. What is deleted can be restored for 30 days.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'When these terms change in a way that matters, we tell you by mail at least 30 days before.',
      ],
    },
  ],
}
