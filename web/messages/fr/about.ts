import type { aboutMessages } from '../about.ts'

/** The about page. */
export const aboutMessagesFrench: typeof aboutMessages = {
  page: 'À propos',
  title: 'À propos',
  line: 'C’est dans un storyboard qu’on voit un film pour la première fois. Nous faisons l’endroit où il se dessine, ' +
    's’ordonne et se suit.',
  sections: {
    product: {
      title: 'Le produit',
      paragraphs: [
        'Framewright réunit un storyboard et un suivi de production. Un projet contient des storyboards, faits de ' +
          'plans ; chaque plan a ses vignettes à dessiner, et à côté se trouvent les assets qui le composent et les ' +
          'tâches qu’il reste à faire.',
        'Scénario, plan, trait et statut forment une seule image vivante : ce que l’un dessine, déplace ou termine ' +
          'apparaît aussitôt chez tous les autres.',
      ],
    },
    features: {
      title: 'Fonctions principales',
      items: [
        {
          title: 'Storyboards interactifs',
          line: 'Dessinez avec un stylet qui suit la main, dans autant de vues qu’il en faut, et ordonnez les plans.',
        },
        {
          title: 'Gestion des assets',
          line: 'Personnages, modèles, animations, effets, décors et accessoires, avec statuts et dépendances.',
        },
        {
          title: 'Gestion des tâches',
          line: 'Un tableau de cinq colonnes dont les cartes portent les plans concernés.',
        },
        {
          title: 'Travail en équipe',
          line: 'Des organisations avec propriétaire, admins et membres, et des storyboards dessinés à plusieurs.',
        },
        {
          title: 'À partir du scénario',
          line: 'Apportez un scénario, recevez un storyboard : une scène par intitulé, un plan par action.',
        },
        {
          title: 'Ouvert à votre pipeline',
          line: 'Une API GraphQL et REST documentée, avec événements, jetons et CSV dans les deux sens.',
        },
      ],
    },
    mission: {
      title: 'Notre mission',
      paragraphs: [
        'Celles et ceux dont le métier est de juger des images méritent des outils discrets. Une idée devrait ' +
          'devenir en une minute une vignette à laquelle on peut réagir, et le chemin de cette vignette au plan ' +
          'terminé devrait rester visible à tout moment.',
      ],
    },
    audience: {
      title: 'Pour qui',
      items: [
        'Studios d’animation et sociétés de production',
        'Cinéastes et animateurs indépendants',
        'Directeurs artistiques et storyboardeurs',
        'Chargés de production des industries créatives',
        'Écoles d’animation et de cinéma',
      ],
    },
  },
  start: 'Commencer à créer',
  contact: 'Contact',
}
