import type { LegalDocument } from '../../legal/legalDocument.ts'

/** What is kept of people, why and for how long; the figures are those of the server's housekeeping. */
export const privacyPolicyFrench: LegalDocument = {
  page: 'Politique de confidentialité',
  title: 'Politique de confidentialité',
  summary: 'Nous gardons ce dont le produit a besoin pour fonctionner, le montrons aux personnes avec qui vous ' +
    'travaillez, et ne vendons rien à personne.',
  updated: '21 novembre 2026',
  sections: [
    {
      title: 'Ce que nous gardons',
      paragraphs: ['Ce que vous nous donnez, et ce qui naît de l’usage du produit :'],
      items: [
        'Votre compte : nom, adresse e-mail et un mot de passe conservé uniquement sous forme de hachage.',
        'Votre travail : organisations, projets, dessins, images, scénarios, assets et tâches.',
        'Ce qui a été fait, quand et par qui, dans un projet, pour que les modifications puissent être suivies et ' +
          'annulées.',
        'Vos sessions : le type d’appareil et le moment de sa dernière utilisation, pour que vous ' +
          'puissiez y mettre fin.',
        'Ce que vous nous écrivez par les pages de contact et d’entretien, et votre adresse pour la newsletter.',
      ],
    },
    {
      title: 'Pourquoi nous le gardons',
      paragraphs: [
        'Pour montrer votre travail à vous et aux membres de votre organisation, pour protéger les comptes et pour ' +
          'vous répondre. Rien de cela ne nous sert à la publicité, et nous n’entraînons aucun modèle ' +
          'avec vos dessins.',
      ],
    },
    {
      title: 'Qui le voit',
      paragraphs: [
        'Les membres d’une organisation voient ses projets et se voient entre eux. Qui exploite ce serveur peut ' +
          'accéder à la base de données et aux fichiers. Nous ne transmettons de données à personne d’autre, sauf si ' +
          'une loi nous y oblige.',
      ],
    },
    {
      title: 'Combien de temps nous le gardons',
      paragraphs: ['Aussi longtemps que votre compte ou votre organisation existe, avec ces exceptions :'],
      items: [
        'Ce que vous supprimez reste 30 jours dans la corbeille, puis disparaît.',
        'Les messages des pages de contact et d’entretien sont effacés après deux ans.',
        'Une adresse de newsletter jamais confirmée, ou désabonnée, est effacée après 30 jours.',
        'Les sessions non mémorisées se terminent 12 heures après leur dernière utilisation.',
      ],
    },
    {
      title: 'Newsletter',
      paragraphs: [
        'Nous n’écrivons qu’aux adresses confirmées par un lien que nous avons envoyé. Chaque newsletter contient un ' +
          'lien qui l’arrête en un clic, et votre messagerie peut en proposer autant.',
      ],
    },
    {
      title: 'Vos droits',
      paragraphs: [
        'Vous pouvez voir et modifier vos données dans les paramètres, exporter votre travail, et nous demander de ' +
          'corriger ou d’effacer ce que vous ne pouvez pas atteindre vous-même. Écrivez-nous par la page de contact.',
      ],
    },
  ],
}
