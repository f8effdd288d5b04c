import type { consultationMessages, contactMessages, newsletterMessages } from '../inquiries.ts'

/** The contact page. */
export const contactMessagesFrench: typeof contactMessages = {
  page: 'Contact',
  title: 'Contact',
  line: 'Une question, une idée, quelque chose qui ne marche pas : écrivez-nous, une vraie personne vous répond.',
  emailTitle: 'E-mail',
  hoursTitle: 'Horaires',
  hours: 'Du lundi au vendredi, de 9 h à 18 h (EST)',
  socialTitle: 'Ailleurs',
  formTitle: 'Envoyer un message',
  name: 'Nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Message',
  send: 'Envoyer le message',
  sending: 'Envoi…',
  sent: 'Merci pour votre message ! Nous vous répondrons bientôt.',
  failed: 'Votre message n’a pas pu être envoyé. Il est toujours là : veuillez réessayer.',
  nameRequired: 'Le nom est obligatoire',
  emailInvalid: 'L’e-mail n’est pas valable',
  subjectRequired: 'L’objet est obligatoire',
  messageRequired: 'Le message est obligatoire',
  leaveEmpty: 'Laissez ce champ vide',
}

/** The page that asks for a talk about the Enterprise plan. */
export const consultationMessagesFrench: typeof consultationMessages = {
  page: 'Entretien',
  eyebrow: 'Service commercial',
  title: 'Planifier un entretien',
  line: 'Une demi-heure sur votre studio et sa façon de travailler. Vous voyez le produit avec des images comme les ' +
    'vôtres.',
  pointsTitle: 'Ce qu’Enterprise apporte en plus',
  company: 'Société',
  teamSize: 'Taille de l’équipe',
  teamSizes: {
    UP_TO_10: '1 à 10 personnes',
    UP_TO_50: '11 à 50 personnes',
    UP_TO_200: '51 à 200 personnes',
    MORE: 'Plus de 200 personnes',
  },
  preferredTime: 'Quand cela vous conviendrait-il ?',
  preferredTimeHelp: 'Facultatif. Par exemple : le mardi matin, heure de Paris.',
  message: 'De quoi voulez-vous parler ?',
  messageHelp: 'Facultatif.',
  send: 'Planifier un entretien',
  sending: 'Envoi…',
  sent: (email) => `Merci ! Nous écrirons bientôt à ${email} pour convenir d’un moment.`,
  failed: 'Votre demande n’a pas pu être envoyée. Elle est toujours là : veuillez réessayer.',
  companyRequired: 'La société est obligatoire',
}

/** Where the newsletter's mails lead. */
export const newsletterMessagesFrench: typeof newsletterMessages = {
  confirmPage: 'Confirmation de l’abonnement',
  confirmEyebrow: 'Newsletter',
  confirmTitle: 'Recevoir la newsletter ?',
  confirmLine: 'Confirmez que cette adresse la souhaite. Si vous n’avez rien demandé, fermez cette page.',
  confirm: 'Confirmer l’abonnement',
  confirming: 'Confirmation…',
  confirmedTitle: 'Vous êtes sur la liste',
  confirmed: (email) => `${email} reçoit désormais la newsletter. Chaque envoi contient un lien pour l’arrêter.`,
  confirmFailedTitle: 'Cela n’a pas fonctionné',
  tokenMissing: 'Le lien est incomplet : son jeton manque',
  home: 'Aller à l’accueil',
  unsubscribePage: 'Désabonnement',
  unsubscribeTitle: 'Ne plus recevoir la newsletter ?',
  unsubscribeLine: 'Un clic, et nous cessons d’écrire. Vous pouvez vous réabonner à tout moment.',
  unsubscribe: 'Se désabonner',
  unsubscribing: 'Désabonnement…',
  unsubscribedTitle: 'Désabonnement confirmé',
  unsubscribed: (email) => `${email} ne reçoit plus la newsletter.`,
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
}
