import type { memberMessages, organizationMessages, organizationSettingsMessages } from '../organizations.ts'
import { countOf } from '../format.ts'
import { ofName } from './elision.ts'

/** Organizations, their members and settings. */
export const organizationMessagesFrench: typeof organizationMessages = {
  page: 'Organisations',
  lead: 'Vos équipes. Chacune réunit ses projets et les personnes qui y travaillent.',
  create: 'Créer une organisation',
  creating: 'Création…',
  name: 'Nom',
  description: 'Description',
  noDescription: 'Aucune description',
  notFound: 'Organisation introuvable. Choisissez-en une dans le tableau de bord.',
  toOrganizations: 'Toutes les organisations',
  failed: 'Impossible de charger les organisations',
  tabs: { projects: 'Projets', members: 'Membres', settings: 'Paramètres', activity: 'Activité' },
  noProjectsLine: 'Le premier projet arrive avec un storyboard prêt à dessiner.',
  createdRecently: 'Création récente',
  deletedHeading: 'Organisations supprimées',
  deletedLine: 'Vous pouvez les restaurer pendant 30 jours, avec leurs projets, leurs membres et leurs rôles.',
  restored: (name) => `L’organisation ${name} a été restaurée`,
  restoreFailed: 'L’organisation n’a pas pu être restaurée',
  roles: { OWNER: 'Propriétaire', ADMIN: 'Admin', MEMBER: 'Membre', VIEWER: 'Lecteur' },
  roleLines: {
    OWNER: 'Une seule personne par organisation, qui ne peut pas être retirée.',
    ADMIN: 'Ajoute et retire des membres, modifie les paramètres.',
    MEMBER: 'Dessine, commente et travaille sur les tâches.',
    VIEWER: 'Voit tout et commente. N’occupe aucune place.',
  },
}

/** The people of an organization, and those invited. */
export const memberMessagesFrench: typeof memberMessages = {
  table: (organization) => `Membres ${ofName(organization)}`,
  search: 'Chercher par nom ou e-mail',
  nobody: (search) => `Personne ici ne s’appelle « ${search} »`,
  memberColumn: 'Membre',
  roleColumn: 'Rôle',
  activeColumn: 'Dernière activité',
  actionsColumn: 'Actions',
  you: 'vous',
  activeNow: 'Maintenant',
  activeUnknown: 'Inconnue',
  active: (when) => `${when.charAt(0).toLocaleUpperCase()}${when.slice(1)}`,
  actions: (name) => `Actions pour ${name}`,
  add: 'Ajouter un membre',
  adding: 'Ajout…',
  email: 'E-mail',
  role: 'Rôle',
  addLine: 'Avec un compte, on devient membre aussitôt ; sans compte, on reçoit une invitation par e-mail.',
  invite: 'Inviter des personnes',
  inviting: 'Invitation…',
  inviteCount: (count) => (count > 1 ? `Inviter ${count} personnes` : 'Inviter'),
  emails: 'Adresses e-mail',
  emailsHint: (most) => `Une par ligne ou séparées par des virgules, ${most} au plus.`,
  tooMany: (count, most) => `Il y a ${count} adresses. Invitez-en ${most} au plus à la fois.`,
  invitedPeople: (members, invitations) => {
    const added = countOf(members, 'personne ajoutée', 'personnes ajoutées')
    const invited = countOf(invitations, 'invitation envoyée', 'invitations envoyées')
    return members === 0 ? invited : invitations === 0 ? added : `${added}, ${invited}`
  },
  linkTitle: 'Inviter par un lien',
  linkLine: 'Quiconque a le lien et un compte rejoint l’organisation avec le rôle choisi plus haut.',
  linkExpiry: 'Expire dans',
  linkDays: (days) => countOf(days, 'jour', 'jours'),
  linkUses: 'Limite',
  linkPeople: (count) => (count === 0 ? 'Aucune' : countOf(count, 'personne', 'personnes')),
  createLink: 'Créer un lien',
  openLinks: 'Liens ouverts',
  linksFailed: 'Impossible de charger les liens d’invitation',
  linkFacts: (used, limit, until) =>
    `${limit === null ? `Utilisé ${used} fois` : `Utilisé ${used} fois sur ${limit}`}, valable jusqu’au ${until}`,
  revokeLink: (role) => `Révoquer le lien pour le rôle ${role}`,
  linkRevoked: 'Le lien a été révoqué',
  linkRevokeFailed: 'Le lien n’a pas pu être révoqué',
  linkShown: {
    secretTitle: 'Copiez le lien d’invitation',
    secretWarning: 'Le lien ne s’affiche que cette fois. Ne le donnez qu’à qui doit entrer.',
    secretLabel: (role) => `Lien pour le rôle ${role}`,
  },
  added: (name) => `${name} est maintenant membre`,
  invited: (email) => `Invitation envoyée à ${email}`,
  invitedLine: 'Cette personne devient membre en l’acceptant.',
  onlyAdmins: 'Seuls les admins et le propriétaire gèrent les membres',
  onlyOwnerManagesAdmins: 'Seul le propriétaire gère les admins',
  toPlans: 'Voir les offres dans les paramètres',
  askOwner: 'Le propriétaire peut changer d’offre dans les paramètres.',
  remove: 'Retirer',
  removeTitle: (name) => `Retirer ${name} ?`,
  removeLine: (name, organization) =>
    `${name} perd aussitôt l’accès à ${organization} et à tous ses projets. Ce que cette personne a fait reste.`,
  machineAccess: (name, serviceTokens, webhooks) => {
    const tokens = countOf(serviceTokens, 'jeton de service', 'jetons de service')
    const hooks = countOf(webhooks, 'webhook', 'webhooks')
    return `${name} a créé ${serviceTokens === 0 ? hooks : webhooks === 0 ? tokens : `${tokens} et ${hooks}`}`
  },
  revokeMachineAccess: 'Les révoquer',
  removed: (name) => `${name} ne fait plus partie de l’organisation`,
  makeRole: { OWNER: 'Nommer propriétaire…', ADMIN: 'Nommer admin', MEMBER: 'Nommer membre', VIEWER: 'Nommer lecteur' },
  roleChanged: (name, role) => `${name} a maintenant le rôle ${role}`,
  roleFailed: 'Le rôle n’a pas pu être modifié',
  transferTitle: (name) => `Nommer ${name} propriétaire ?`,
  transferLine: (name, organization) =>
    `${name} devient propriétaire de l’organisation ${organization}, et vous devenez admin. `
    + 'Dès lors, seul ce nouveau propriétaire peut changer d’offre, supprimer l’organisation ou vous la rendre.',
  transfer: 'Nommer propriétaire',
  transferred: (name) => `${name} est maintenant propriétaire`,
  leave: 'Quitter',
  leaveTitle: (organization) => `Quitter ${organization} ?`,
  leaveLine: 'Vous perdez aussitôt l’accès à l’organisation et à tous ses projets. Pour revenir, il faudra que ' +
    'quelqu’un vous ajoute de nouveau.',
  leaveOwner: 'Vous êtes propriétaire. Nommez quelqu’un d’autre propriétaire avant de partir.',
  left: (organization) => `Vous avez quitté ${organization}`,
  pending: 'En attente',
  expired: 'Expirée',
  sent: (when) => `Envoyée ${when}`,
  sending: 'Envoi en cours',
  expires: (day) => `Expire le ${day}`,
  expiredOn: (day) => `Expirée le ${day}`,
  invitedBy: (name) => `Invitation ${ofName(name)}`,
  resend: 'Renvoyer',
  resent: (email) => `Invitation renvoyée à ${email}`,
  resendFailed: 'L’invitation n’a pas pu être renvoyée',
  revoke: 'Révoquer',
  revokeTitle: 'Révoquer l’invitation ?',
  revokeLine: (email) =>
    `Le lien envoyé à ${email} cesse de fonctionner. Une nouvelle invitation reste possible à tout moment.`,
  revoked: (email) => `L’invitation ${ofName(email)} a été révoquée`,
  moreInvitations: 'Afficher plus d’invitations',
}

/** An organization's settings, without its plan. */
export const organizationSettingsMessagesFrench: typeof organizationSettingsMessages = {
  details: 'Informations',
  detailsLine: 'Le nom de l’organisation, partout dans le produit.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Organisation modifiée',
  logo: 'Logo',
  logoLine: 'Figure sur la couverture des PDF, et sur les images des vidéos où il est incrusté.',
  logoFile: 'Fichier du logo',
  removeLogo: 'Retirer le logo',
  noLogo: 'Aucun logo',
  logoAlt: (name) => `Logo de ${name}`,
  onlyAdmins: 'Seuls les admins et le propriétaire modifient les paramètres',
  tokens: 'Jetons de service',
  tokensLine: 'Pour les scripts et les fermes de rendu. Un jeton de service agit pour l’organisation, pas pour une ' +
    'personne.',
  tokensLead: 'Donnez à chaque script son propre jeton, avec les seuls droits nécessaires.',
  tokensEmpty: 'Un jeton de service permet à un script ou à une ferme de rendu de travailler avec ces projets.',
  tokensForbidden: 'Les jetons de service sont gérés par les admins et le propriétaire.',
  tokensFailed: 'Impossible de charger les jetons de service',
  dangerZone: 'Zone de danger',
  leave: 'Quitter l’organisation',
  leaveLine: 'Vous perdez l’accès à l’organisation et à ses projets. Les autres membres restent.',
  delete: 'Supprimer l’organisation',
  deleteLine: 'Supprime l’organisation avec ses projets, ses storyboards et ses membres.',
  onlyOwnerDeletes: 'Seul le propriétaire supprime l’organisation',
  deleteTitle: (name) => `Supprimer ${name} ?`,
  deleteMessage:
    'Tous ses projets, storyboards et dessins disparaissent avec elle, pour tout le monde. Pendant 30 jours, vous ' +
    'pouvez la restaurer depuis vos organisations, avec ses membres et leurs rôles. Les invitations, les jetons ' +
    'd’API et les attributions de tâches ne reviennent pas.',
  deleteTypeName: (name) => `Saisissez « ${name} » pour confirmer`,
  deleted: (name) => `L’organisation ${name} a été supprimée`,
  deletedToast: 'Vous pouvez la restaurer pendant 30 jours.',
}
