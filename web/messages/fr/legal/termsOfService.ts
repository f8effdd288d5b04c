import type { LegalDocument } from '../../legal/legalDocument.ts'

/** The rules of use. */
export const termsOfServiceFrench: LegalDocument = {
  page: 'Conditions d’utilisation',
  title: 'Conditions d’utilisation',
  summary: 'Votre travail reste à vous. Utilisez le produit loyalement ; nous le faisons fonctionner et vous ' +
    'prévenons quand quelque chose change.',
  updated: '21 novembre 2026',
  sections: [
    {
      title: 'Votre compte',
      paragraphs: [
        'Il faut un compte pour conserver son travail. Donnez une adresse qui est la vôtre et gardez pour vous votre ' +
          'mot de passe et vos jetons : ce qui est fait avec eux est réputé fait par vous.',
      ],
    },
    {
      title: 'Votre travail',
      paragraphs: [
        'Tout ce que vous dessinez, importez ou écrivez reste à vous ou à votre studio. Vous nous autorisez à le ' +
          'conserver, à en faire des aperçus et à le montrer aux personnes avec qui vous le partagez, et rien de plus.',
        'N’importez que ce que vous avez le droit d’utiliser.',
      ],
    },
    {
      title: 'Organisations',
      paragraphs: [
        'Une organisation a un seul propriétaire, qui en répond. Propriétaire et admins décident de qui est membre, ' +
          'et ce qui est fait dans une organisation lui appartient quand un membre s’en va.',
      ],
    },
    {
      title: 'Offres et paiement',
      paragraphs: [
        'Chaque offre indique combien de projets, de personnes et d’espace de stockage elle comprend. Quand une ' +
          'offre est pleine, ce qui existe reste lisible et rien n’est supprimé ; le nouveau travail attend qu’il ' +
          'y ait de la place ou que l’offre change.',
      ],
    },
    {
      title: 'Usage loyal',
      paragraphs: ['Veuillez ne pas'],
      items: [
        'tenter d’atteindre des données qui ne sont pas partagées avec vous,',
        'gêner le service pour les autres, par exemple en inondant son API,',
        'l’utiliser pour envoyer des messages indésirables ou conserver ce qui est illégal.',
      ],
    },
    {
      title: 'Disponibilité et responsabilité',
      paragraphs: [
        'Nous faisons en sorte que le service reste disponible et votre travail en sécurité, et nous faisons des ' +
          'sauvegardes. Nous ne pouvons pas promettre qu’il ne tombe jamais en panne. Dans les limites de la loi, ' +
          'nous ne répondons que de la faute intentionnelle et de la faute lourde.',
      ],
    },
    {
      title: 'Fin',
      paragraphs: [
        'Vous pouvez partir à tout moment. Nous pouvons fermer les comptes qui enfreignent ces conditions, après ' +
          'vous avoir dit pourquoi lorsque c’est possible. Ce qui est supprimé peut être restauré pendant 30 jours.',
      ],
    },
    {
      title: 'Modifications',
      paragraphs: [
        'Quand ces conditions changent de façon importante, nous vous en informons par e-mail au moins 30 jours avant.',
      ],
    },
  ],
}
