import type { signInMessages, signUpMessages } from '../signIn.ts'

/** Sign in. */
export const signInMessagesFrench: typeof signInMessages = {
  page: 'Connexion',
  title: 'Connexion',
  welcome: 'Bon retour',
  email: 'E-mail',
  password: 'Mot de passe',
  rememberMe: 'Se souvenir de moi',
  forgotPassword: 'Mot de passe oublié ?',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  newHere: 'Vous découvrez Framewright ?',
  createAccount: 'Créer un compte',
  failed: 'Une erreur s’est produite pendant la connexion',
  emailRequired: 'L’e-mail est obligatoire',
  emailInvalid: 'L’e-mail n’est pas valable',
  passwordRequired: 'Le mot de passe est obligatoire',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  capsLock: 'La touche Verr. Maj. est active',
  boardPage: 'PAGE 2 / 4',
  boardTitle: 'SALT HOUSE',
  boardShots: [
    {
      number: 'Plan 5', code: 'SH0050', duration: '4,0 s',
      text: 'Deux personnes à table, la bouteille entre elles. Personne ne sert.',
    },
    {
      number: 'Plan 7', code: 'SH0070', duration: '3,6 s',
      text: 'Par-dessus son épaule à lui. Ada attend une réponse qui ne vient pas.',
    },
    {
      number: 'Plan 8', code: 'SH0080', duration: '2,0 s',
      text: 'De l’extérieur. La pluie sur la vitre, sa paume à plat contre le carreau.',
    },
  ],
}

/** Sign up. */
export const signUpMessagesFrench: typeof signUpMessages = {
  page: 'Inscription',
  title: 'Créez votre compte',
  eyebrow: 'Inscription',
  name: 'Nom complet',
  email: 'E-mail',
  password: 'Mot de passe',
  confirmPassword: 'Confirmer le mot de passe',
  submit: 'Créer le compte',
  submitting: 'Création du compte…',
  haveAccount: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter',
  failed: 'Une erreur s’est produite pendant l’inscription',
  nameRequired: 'Le nom est obligatoire',
  passwordTooShort: 'Le mot de passe doit compter au moins 8 caractères',
  confirmRequired: 'Veuillez confirmer votre mot de passe',
  passwordsDiffer: 'Les mots de passe ne correspondent pas',
  plan: (name) => `Votre première organisation commence avec l’offre ${name}`,
  joining: (organization) => `Avec ce compte, vous rejoignez ${organization}`,
  invitationOver: 'Cette invitation ne peut plus servir. Vous pouvez tout de même créer un compte.',
  strengths: ['Au moins 8 caractères', 'Facile à deviner', 'Moyen', 'Bon', 'Fort'],
}
