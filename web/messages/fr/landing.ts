import { formatTenths } from '../format.ts'
import { stripClock } from '../stripClock.ts'
import type { landingMessages } from '../landing.ts'

/** The welcome page. */
export const landingMessagesFrench: typeof landingMessages = {
  page: 'Accueil',
  headline: 'Voyez le film avant de le tourner.',
  tagline: 'Créer. Organiser. Collaborer. Réussir.',
  line:
    'Dessinez vos plans, mettez-les en ordre et suivez chacun jusqu’au bout. Toute l’équipe travaille sur le même ' +
    'storyboard.',
  start: 'Commencer à créer',
  signIn: 'Se connecter',
  hello: 'Bonjour',
  toDashboard: 'Tableau de bord',
  strip: {
    label:
      'Une page de storyboard, vignette par vignette : la maison au crépuscule, une voiture sur une route droite, ' +
      'des yeux dans le rétroviseur, deux personnes à table, un visage par-dessus une épaule, la pluie sur une fenêtre',
    title: 'SALT HOUSE',
    scenes: 'SC01–SC02',
    pause: 'Mettre le dessin en pause',
    play: 'Reprendre le dessin',
    frames: [
      { title: 'La maison au crépuscule', seconds: 3.2 },
      { title: 'La berline de trois quarts arrière', seconds: 2.8 },
      { title: 'Des yeux dans le rétroviseur', seconds: 2.4 },
      { title: 'Personne ne sert', seconds: 4 },
      { title: 'Ada attend une réponse', seconds: 3.6 },
      { title: 'La pluie sur la fenêtre', seconds: 2 },
    ],
    seconds: (seconds) => `${formatTenths(seconds)} s`,
    clock: stripClock,
  },
  film: {
    label: 'Les six vignettes du storyboard ci-dessus, jouées l’une après l’autre comme un film',
    pause: 'Mettre le film en pause',
    rate: '24 i/s',
  },
  featuresTitle: 'Ce que fait le produit',
  features: [
    {
      title: 'Un storyboard qui suit votre main',
      line:
        'Pinceau, gomme et quatre niveaux de lissage. Chaque trait est conservé dès que le stylet se lève, et la ' +
        'commande Annuler ne reprend que les vôtres.',
      picture: 'Le storyboard d’un court métrage : un mur de vignettes avec leurs noms, durées et statuts',
      facts: [
        { label: 'Pinceau', keys: ['B'] },
        { label: 'Annuler votre dernier trait', keys: ['Ctrl', 'Z'] },
        { label: 'Autant de vignettes qu’il en faut' },
      ],
    },
    {
      title: 'Jouez-la à sa vitesse, réglez-la sur place',
      line:
        'La séquence défile dans le noir, sans rien autour. Tirez le bord d’un plan pour changer sa durée, et posez ' +
        'une bande-son dessous.',
      picture: '',
      facts: [
        { label: 'Navette', keys: ['J', 'K', 'L'] },
        { label: 'Plein écran', keys: ['F'] },
        { label: 'Une voix témoin par plan' },
      ],
    },
    {
      title: 'Chaque accessoire connaît ses plans',
      line:
        'Personnages, modèles, effets et décors vivent à côté du storyboard. Mettez-les au casting des plans et ' +
        'voyez aussitôt ce que touche une modification.',
      picture: 'Le dépouillement d’un court métrage : chaque plan avec ses personnages, modèles et accessoires',
      facts: [
        { label: 'Sept types, cinq statuts' },
        { label: 'Les dépendances en graphe' },
      ],
    },
    {
      title: 'Savoir ce qui manque à chaque plan',
      line: 'Les tâches portent les vignettes dont elles parlent : plus personne ne demande quelle porte.',
      picture: 'Le tableau des tâches d’un court métrage : cinq colonnes de cartes, chacune avec ses vignettes',
      facts: [
        { label: 'Cinq colonnes, d’À faire à Terminé' },
        { label: 'Assets et tâches liés aux plans' },
      ],
    },
  ],
  stats: [
    { value: '10 k+', label: 'utilisateurs actifs' },
    { value: '50 k+', label: 'projets' },
    { value: '1 M+', label: 'assets' },
    { value: '98 %', label: 'de satisfaction' },
  ],
  testimonialsTitle: 'Ce qu’en disent les équipes',
  sample: 'Exemple',
  testimonials: [
    {
      text: 'Nous avons monté l’animatique deux fois avant de réserver un plateau. La seconde était plus courte de ' +
        'deux minutes.',
      name: 'Hanne Vik', role: 'Réalisatrice, courts métrages',
    },
    {
      text: 'Mes élèves ne photographient plus de papier. Ils dessinent, mettent en ordre et voient eux-mêmes le ' +
        'problème.',
      name: 'Rui Barros', role: 'Enseigne l’animation',
    },
    {
      text: 'Les retours arrivent sur la vignette, et la tâche porte la vignette. Notre point du matin dure dix ' +
        'minutes.',
      name: 'Adaeze Cole', role: 'Directrice de production',
    },
  ],
  plansTitle: 'Offres',
  plansLine: 'Commencez petit, et changez d’offre quand le film grandit.',
  planFeatures: {
    STARTER: ['Jusqu’à 5 projets', 'Outils de storyboard de base', '10 Go de stockage', 'Une seule personne'],
    PROFESSIONAL: [
      'Projets illimités', 'Outils de storyboard avancés', '100 Go de stockage', 'Équipe de 10 membres au plus',
      'Assistance prioritaire',
    ],
    ENTERPRISE: [
      'Membres et stockage illimités', 'Intégrations sur mesure', 'Assistance 24 h/24, 7 j/7',
      'Formation sur mesure',
    ],
  },
  getStarted: 'Commencer',
  contactSales: 'Nous contacter',
  getStartedWith: (plan) => `Commencer avec ${plan}`,
  closingTitle: 'La première vignette prend une minute.',
  closingLine: 'Créez un projet et dessinez-la.',
  createStoryboard: 'Créer un storyboard complet',
  getStartedNow: 'Commencer maintenant',
}
