import type { FailureTexts } from '../../failureTexts.ts'
import { formatNumber } from '../../format.ts'

/** Failures of accounts, tokens, members, notifications and the links of mails. */
export const identityFailuresFrench = {
  // Signing in and up, and one's account.
  SIGN_IN_INCORRECT: () => 'L’e-mail ou le mot de passe est incorrect',
  PASSWORD_INCORRECT: () => 'Le mot de passe est incorrect',
  CURRENT_PASSWORD_REQUIRED: () => 'Le mot de passe actuel est obligatoire',
  CURRENT_PASSWORD_INCORRECT: () => 'Le mot de passe actuel est incorrect',
  EMAIL_HAS_ACCOUNT: () => 'Un compte existe déjà avec cet e-mail',
  SIGN_UP_INVITATION_INVALID: () => 'Cette invitation n’est plus valable',
  ACCOUNT_OWNS_ORGANIZATIONS: ({ names }) =>
    `Des organisations vous appartiennent : ${names}. Transmettez ou supprimez chacune avant votre compte.`,
  ACCOUNT_OF_ANOTHER_PERSON: () => 'Seule la personne concernée peut voir cela',
  SHORTCUT_NAME_INVALID: () =>
    'Un raccourci est désigné par son emplacement et son propre nom, par exemple drawing.pen',
  SHORTCUT_KEYS_INVALID: ({ most, length }) =>
    `Un raccourci a au plus ${formatNumber(most)} touches, de 1 à ${formatNumber(length)} caractères chacune`,
  SHORTCUTS_AT_LIMIT: ({ most }) => `Au plus ${formatNumber(most)} raccourcis peuvent être modifiés`,
  // Tokens.
  TOKEN_SCOPES_REQUIRED: () => 'Choisissez au moins un droit',
  TOKEN_EXPIRES_IN_PAST: () => 'L’expiration doit être dans le futur',
  TOKEN_GIVES_OTHER_SCOPES: () => 'Un jeton ne peut pas donner des droits qu’il n’a pas',
  TOKEN_GIVES_LONGER_TIME: () => 'Un jeton ne peut pas en créer un qui expire après lui',
  TOKEN_NEEDS_VERIFIED_EMAIL: () => 'Vérifiez votre adresse e-mail avant de créer un jeton personnel',
  TOKEN_CANNOT_SEE: () => 'Un jeton d’API ne permet pas de voir cela',
  PERSONAL_TOKENS_AT_LIMIT: ({ most }) =>
    `Vous avez ${formatNumber(most)} jetons personnels. Révoquez-en un d’abord.`,
  SERVICE_TOKENS_AT_LIMIT: ({ most }) =>
    `Cette organisation a ${formatNumber(most)} jetons de service. Révoquez-en un d’abord.`,
  SERVICE_TOKEN_WITHOUT_PERSON: () => 'Un jeton de service appartient à une organisation et à personne d’autre',
  // Links of mails.
  LINK_WITHOUT_TOKEN: () => 'Le lien est incomplet : son jeton manque',
  VERIFICATION_TOKEN_MISSING: () => 'Le jeton de vérification manque',
  VERIFICATION_LINK_USED: () =>
    'Ce lien de vérification a déjà servi ou n’est pas valable. Demandez-en un nouveau.',
  VERIFICATION_LINK_EXPIRED: () => 'Ce lien de vérification a expiré. Demandez-en un nouveau.',
  RESET_TOKEN_MISSING: () => 'Le jeton de réinitialisation manque',
  RESET_LINK_USED: () => 'Ce lien de réinitialisation a déjà servi ou n’est pas valable. Demandez-en un nouveau.',
  RESET_LINK_EXPIRED: () => 'Ce lien de réinitialisation a expiré. Demandez-en un nouveau.',
  CONFIRMATION_LINK_USED: () =>
    'Ce lien de confirmation a déjà servi ou n’est pas valable. Abonnez-vous de nouveau.',
  CONFIRMATION_LINK_EXPIRED: () => 'Ce lien de confirmation a expiré. Abonnez-vous de nouveau.',
  UNSUBSCRIBE_LINK_INVALID: () =>
    'Ce lien de désabonnement n’est pas valable. Utilisez celui du dernier e-mail reçu.',
  // Members and invitations.
  MEMBER_ALREADY: () => 'Cette personne est déjà membre',
  MEMBER_INVITED_ALREADY: () => 'Cette adresse est déjà invitée. Vous pouvez renvoyer l’invitation.',
  INVITATION_INVALID: () => 'Cette invitation n’est plus valable',
  INVITATION_LINK_REVOKED: () => 'Ce lien d’invitation a été révoqué',
  INVITATION_LINK_EXPIRED: () => 'Ce lien d’invitation a expiré',
  INVITATION_LINK_USED_UP: () => 'Ce lien d’invitation a servi autant de fois que permis',
  INVITATION_LINK_OUTDATED: () =>
    'Un admin a changé votre accès après la création de ce lien. Demandez une nouvelle invitation.',
  INVITATION_LINK_EXPIRY: ({ most }) => `Choisissez une date dans les ${most} prochains jours`,
  INVITATION_LINK_USE_LIMIT: ({ most }) => `Indiquez 1 à ${most} utilisations, ou aucune limite`,
  INVITATION_LINKS_AT_LIMIT: ({ most }) =>
    `Il peut y avoir ${most} liens d’invitation ouverts au plus. Révoquez-en un avant d’en créer un autre.`,
  ROLE_OF_OWNER: () => 'Le rôle est ADMIN, MEMBER ou VIEWER : la propriété, elle, se transmet',
  OWNER_KEEPS_ROLE: () => 'Le rôle du propriétaire ne peut pas changer. Transmettez plutôt la propriété.',
  OWNER_CANNOT_BE_REMOVED: () => 'Le propriétaire ne peut pas être retiré. Transmettez d’abord la propriété.',
  OWNER_CANNOT_LEAVE: () => 'Transmettez la propriété avant de partir',
  OWNER_ALREADY: () => 'Vous êtes déjà propriétaire',
  MEMBER_CANNOT_REMOVE_ITSELF: () => 'Vous ne pouvez pas vous retirer vous-même. Quittez plutôt l’organisation.',
  // Notifications.
  NOTIFICATION_IDS_OR_ALL: () => 'Indiquez des identifiants ou la totalité, pas les deux',
} satisfies Partial<FailureTexts>
