import type {
  forgotPasswordMessages, invitationMessages, resetPasswordMessages, verificationMessages,
} from '../accounts.ts'
import { ofName } from './elision.ts'

/** Forgot password. */
export const forgotPasswordMessagesFrench: typeof forgotPasswordMessages = {
  page: 'Mot de passe oublié',
  eyebrow: 'Mot de passe oublié',
  title: 'Réinitialisez votre mot de passe',
  lead: 'Indiquez l’adresse avec laquelle vous vous connectez. Nous vous envoyons un lien pour choisir un nouveau ' +
    'mot de passe.',
  email: 'E-mail',
  submit: 'Envoyer le lien',
  submitting: 'Envoi…',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  failed: 'Le lien n’a pas pu être envoyé',
  backToSignIn: 'Retour à la connexion',
  sentTitle: 'Consultez vos e-mails',
  sentLine: (email) =>
    `Si un compte existe pour ${email}, un lien pour choisir un nouveau mot de passe est en route. Il sert une seule ` +
    'fois, et peu de temps.',
  returnToSignIn: 'Retour à la connexion',
  notThere: 'Rien reçu ? Regardez dans les indésirables, ou',
  otherAddress: 'essayez une autre adresse',
}

/** The page behind the link of a reset mail. */
export const resetPasswordMessagesFrench: typeof resetPasswordMessages = {
  page: 'Nouveau mot de passe',
  eyebrow: 'Nouveau mot de passe',
  title: 'Choisissez un nouveau mot de passe',
  lead: 'Toutes les sessions se terminent, sur tous les appareils. Vous vous connectez ensuite avec le nouveau mot ' +
    'de passe.',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le nouveau mot de passe',
  alsoTokens: (count) => `Révoquer aussi mes jetons d’API${count === null ? '' : ` (${count})`}`,
  submit: 'Enregistrer le mot de passe',
  submitting: 'Enregistrement…',
  failed: 'Le mot de passe n’a pas pu être enregistré',
  done: 'Votre mot de passe a été modifié',
  doneLine: 'Connectez-vous avec le nouveau.',
  refusedTitle: 'Ce lien ne fonctionne pas',
  tokenMissing: 'Le lien est incomplet. Rouvrez-le depuis l’e-mail, ou demandez-en un nouveau.',
  askAgain: 'Envoyer un nouveau lien',
}

/** E-mail verification: its page and the reminder in the dashboard. */
export const verificationMessagesFrench: typeof verificationMessages = {
  page: 'Vérification de l’e-mail',
  eyebrow: 'Vérification de l’e-mail',
  verifyingTitle: 'Vérification de votre adresse',
  verifying: 'Encore un instant…',
  confirmTitle: 'Confirmez votre adresse',
  confirmLead: 'Saisissez le mot de passe de votre compte. Les autres appareils seront déconnectés.',
  confirm: (email) => `Confirmer ${email}`,
  notMineLine: 'Quelqu’un d’autre s’est peut-être inscrit avec votre adresse. Son mot de passe et ses appareils ne ' +
    'fonctionneront plus, et vous choisirez votre propre mot de passe.',
  notMine: 'Je n’ai pas créé ce compte',
  passwordNeeded: 'Choisissez maintenant un mot de passe.',
  successTitle: 'Adresse e-mail vérifiée !',
  redirecting: 'Redirection vers la connexion…',
  joined: (organizations) => `Vous êtes maintenant membre ${ofName(organizations)}.`,
  errorTitle: 'Adresse non vérifiée',
  tokenMissing: 'Le jeton de vérification manque',
  failed: 'La vérification a échoué',
  exception: 'Une erreur s’est produite pendant la vérification',
  returnToSignIn: 'Retour à la connexion',
  newMailLead: 'Envoyer un nouvel e-mail de vérification à',
  email: 'E-mail',
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: (email) => `Si l’adresse ${email} attend d’être vérifiée, un nouvel e-mail est en route.`,
  sendFailed: 'L’e-mail n’a pas pu être envoyé',
  bannerLabel: 'Vérification de l’e-mail',
  banner: (email) => `Veuillez vérifier ${email}.`,
  bannerLine: 'Le lien est dans l’e-mail que nous vous avons envoyé.',
  sendAgain: 'Renvoyer',
  bannerSent: 'Envoyé',
}

/** The page behind the link of an invitation. */
export const invitationMessagesFrench: typeof invitationMessages = {
  page: 'Invitation',
  eyebrow: 'Invitation',
  title: (organization) => `Rejoindre ${organization}`,
  line: (inviter) => `${inviter} vous invite à travailler ensemble.`,
  lineWithoutInviter: 'Vous avez reçu une invitation à travailler ensemble.',
  organization: 'Organisation',
  role: 'Votre rôle',
  sentTo: 'Envoyée à',
  expires: 'Valable jusqu’au',
  accept: (name) => `Accepter comme ${name}`,
  accepting: 'Acceptation…',
  signedInAs: (email) => `Vous utilisez le compte ${email}.`,
  otherAddress: (invited, own) =>
    `Cette invitation a été envoyée à ${invited}, mais vous utilisez le compte ${own}. Si vous acceptez, c’est ` +
    `${own} qui devient membre.`,
  useOtherAccount: 'Utiliser un autre compte',
  createAccount: 'Créer un compte',
  signIn: 'Se connecter',
  hasAccountLine: (email) => `${email} a déjà un compte. Connectez-vous pour accepter.`,
  enterLine: 'Créez un compte pour rejoindre l’organisation, ou connectez-vous avec un compte existant.',
  noAccountLine: (email) =>
    `Créez un compte pour ${email} afin d’accepter, ou connectez-vous avec un compte existant.`,
  accepted: (organization) => `Vous êtes maintenant membre ${ofName(organization)}`,
  failed: 'L’invitation n’a pas pu être acceptée',
  loadFailed: 'Impossible de charger l’invitation',
  overTitle: 'Cette invitation n’est plus valable',
  overLine: 'Demandez-en une nouvelle à qui vous a fait venir.',
  tokenMissing: 'Le lien est incomplet. Rouvrez-le depuis l’e-mail ou demandez-en un nouveau.',
  toDashboard: 'Aller au tableau de bord',
}
