import type { LegalDocument } from '../../legal/legalDocument.ts'

/** What is kept in the browser. */
export const cookiePolicyFrench: LegalDocument = {
  page: 'Politique de cookies',
  title: 'Politique de cookies',
  summary: 'Un cookie sans contenu, aucun traceur, rien d’autres sociétés ; il n’y a donc pas non plus de bandeau.',
  updated: '21 novembre 2026',
  sections: [
    {
      title: 'Le seul cookie',
      paragraphs: [
        'Quand vous vous connectez sans « Se souvenir de moi », un cookie de session nommé framewright_session est ' +
          'posé. Il contient le chiffre 1 et indique à la prochaine ouverture de votre navigateur que votre ' +
          'session devait prendre fin. Il disparaît à la fermeture du navigateur.',
      ],
    },
    {
      title: 'Ce que votre navigateur conserve pour vous',
      paragraphs: ['Le produit garde dans le stockage de votre navigateur, sans rien envoyer à personne :'],
      items: [
        'le jeton qui maintient votre session ouverte,',
        'l’organisation et les storyboards ouverts en dernier,',
        'le thème, la largeur de la barre latérale et d’autres choix d’affichage,',
        'les traits qui ne sont pas encore enregistrés, pour qu’aucun ne se perde si le réseau ou le navigateur lâche.',
      ],
    },
    {
      title: 'Ce que nous n’utilisons pas',
      paragraphs: [
        'Ni mesure d’audience, ni publicité, ni pixels, ni polices ou scripts d’autres serveurs : chaque fichier du ' +
          'produit vient du serveur que vous avez ouvert.',
      ],
    },
    {
      title: 'Comment les supprimer',
      paragraphs: [
        'Déconnectez-vous pour supprimer le jeton. Effacer les données de ce site dans votre navigateur supprime ' +
          'tout le reste ; les traits qui n’étaient pas encore enregistrés sont alors perdus.',
      ],
    },
  ],
}
