import type { planMessages } from '../plans.ts'

const inSentence = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/** What the plans are called, cost and hold. */
export const planMessagesFrench: typeof planMessages = {
  title: 'Offre',
  line: 'Ce que l’organisation utilise, et ce que son offre permet.',
  names: { STARTER: 'Starter', PROFESSIONAL: 'Professional', ENTERPRISE: 'Enterprise' },
  prices: { STARTER: '29 $', PROFESSIONAL: '79 $', ENTERPRISE: 'Sur devis' },
  perMonth: '/mois',
  features: {
    STARTER: ['Jusqu’à 5 projets', 'Une seule personne', '10 Go de stockage'],
    PROFESSIONAL: ['Projets illimités', 'Équipe de 10 membres au plus', '100 Go de stockage'],
    ENTERPRISE: ['Projets illimités', 'Membres illimités', 'Stockage illimité'],
  },
  noPayment:
    'Aucun paiement n’est demandé ici : changer d’offre en change aussitôt les limites, et rien d’autre.',
  current: 'Offre actuelle',
  choose: (plan) => `Passer à ${plan}`,
  onlyOwner: 'Seul le propriétaire change d’offre',
  changed: (plan) => `Vous avez maintenant l’offre ${plan}`,
  downTitle: (plan) => `Passer à ${plan} ?`,
  downLine: (plan, features) =>
    `${plan} comprend moins que votre offre actuelle : ${features.map(inSentence).join(', ')}. `
    + 'Rien n’est supprimé : le changement est refusé si ce qui existe n’y tient pas.',
  usage: {
    projects: 'Projets',
    members: 'Membres et invitations',
    viewers: 'Lecteurs',
    storage: 'Stockage',
    of: (used, limit) => `${used} sur ${limit}`,
    noLimit: (used) => `${used}, sans limite`,
  },
}
