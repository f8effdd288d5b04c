import type { activitySentence } from '../../events/sentences.ts'
import type { EventType } from '../../__generated__/eventTypes.ts'
import {
  nameOr, newValue, numberOf, say, textOf, type Sentence, type SentenceFacts, type SentencePart,
} from '../../events/say.ts'
import { byLanguage, countOf } from '../../format.ts'
import { NOUNS, ofNamed, ofThing, thing, toThing } from './things.ts'
import { assetSentencesFrench } from './assetSentences.ts'
import { commentSentencesFrench } from './commentSentences.ts'
import { organizationMessagesFrench } from '../organizations.ts'
import { planMessagesFrench } from '../plans.ts'
import { playlistSentencesFrench } from './playlistSentences.ts'
import { soundSentencesFrench } from './soundSentences.ts'
import { taskSentencesFrench } from './taskSentences.ts'
import { versionSentencesFrench } from './versionSentences.ts'

type Payload = SentenceFacts['payload']

const rates = byLanguage((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }))

function wordOf(value: unknown, words: Readonly<Record<string, string>>): string | null {
  const name = textOf(value)
  return name === null ? null : (words[name] ?? name)
}

/** Frames a second as people say it: 24, 23,976. */
function rateOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('numerator' in value) || !('denominator' in value)) return null
  return rates().format(numberOf(value.numerator) / Math.max(1, numberOf(value.denominator)))
}

function ratioOf(value: unknown): string | null {
  const ratio = textOf(value)
  return ratio === null ? null : ratio.replace(/^RATIO_/, '').replaceAll('_', ':')
}

function asRole(payload: Payload): SentencePart[] {
  const role = wordOf(payload['role'], organizationMessagesFrench.roles)
  return role === null ? [] : [` avec le rôle ${role}`]
}

const times = (count: number) => (count > 1 ? `${countOf(count, 'fois', 'fois')} ` : '')
const person = (label: string | null) => nameOr(label, 'quelqu’un')
const member = (label: string | null) => nameOr(label, 'un ancien membre')
const afterSpace = (label: string | null): SentencePart[] => (label === null ? [] : [' ', { name: label }])
const shot = (label: string | null) => thing(NOUNS.shot, label)
const ofShot = (label: string | null) => ofThing(NOUNS.shot, label)
const view = (payload: Payload) => thing(NOUNS.view, textOf(payload['name']))

const movedAway: Sentence = ({ label, payload }) =>
  say`a déplacé ${thing(NOUNS.project, label)} vers ${nameOr(payload['to'], 'une autre organisation')}`

/** How each event reads after the name of who did it. */
const sentences = {
  'account.created': () => say`a créé le compte`,
  'account.verified': () => say`a confirmé l’adresse e-mail`,
  'account.deleted': () => say`a supprimé le compte`,
  'profile.updated': () => say`a modifié le profil`,
  'profile.pictureSet': () => say`a changé la photo de profil`,
  'profile.pictureRemoved': () => say`a retiré la photo de profil`,
  'profile.shortcutsChanged': () => say`a modifié les raccourcis clavier`,
  'password.changed': () => say`a changé le mot de passe`,
  'password.reset': () => say`a choisi un nouveau mot de passe par e-mail`,
  'passwordReset.requested': () => say`a demandé un lien pour réinitialiser le mot de passe`,
  'verification.sent': () => say`a reçu un e-mail pour confirmer l’adresse e-mail`,
  'notification.read': ({ payload }) =>
    say`a marqué ${[countOf(numberOf(payload['count']), 'notification', 'notifications')]} comme lues`,
  'notification.settingsUpdated': () => say`a modifié les réglages des notifications`,
  'session.started': () => say`a ouvert une session`,
  'session.ended': () => say`a fermé sa session`,

  'organization.created': ({ label }) => [...say`a créé l’organisation`, ...afterSpace(label)],
  'organization.updated': ({ payload }) => {
    const name = textOf(payload['name'])
    return name === null ? say`a modifié les informations de l’organisation` : say`a renommé l’organisation en ${name}`
  },
  'organization.planChanged': ({ payload }) => {
    const plan = wordOf(payload['to'] ?? payload['plan'], planMessagesFrench.names)
    return plan === null ? say`a changé d’offre` : say`a choisi l’offre ${plan}`
  },
  'organization.logoSet': () => say`a donné un logo à l’organisation`,
  'organization.logoRemoved': () => say`a retiré le logo de l’organisation`,
  'organization.deleted': () => say`a supprimé l’organisation`,
  'organization.restored': () => say`a restauré l’organisation`,
  'member.added': ({ label, payload }) => say`a ajouté ${member(label)}${asRole(payload)}`,
  'member.roleChanged': ({ label, payload }) => {
    const role = wordOf(payload['to'] ?? payload['role'], organizationMessagesFrench.roles)
    return role === null
      ? say`a changé le rôle ${ofNamed(label, 'un ancien membre')}`
      : say`a donné à ${member(label)} le rôle ${role}`
  },
  'member.removed': ({ label }) => say`a retiré ${member(label)}`,
  'member.left': () => say`a quitté l’organisation`,
  'ownership.transferred': ({ label }) => say`a confié l’organisation à ${member(label)}`,
  'invitation.created': ({ label, payload }) => say`a invité ${person(label)}${asRole(payload)}`,
  'invitation.sent': ({ label }) => say`a envoyé l’invitation à ${person(label)}`,
  'invitation.resent': ({ label }) => say`a renvoyé l’invitation à ${person(label)}`,
  'invitation.revoked': ({ label }) => say`a révoqué l’invitation ${ofNamed(label, 'quelqu’un')}`,
  'invitation.accepted': ({ payload }) => say`a accepté l’invitation et rejoint l’organisation${asRole(payload)}`,
  'invitation.linkCreated': ({ payload }) => say`a créé un lien d’invitation${asRole(payload)}`,
  'invitation.linkRevoked': ({ payload }) => say`a révoqué un lien d’invitation${asRole(payload)}`,
  'invitation.linkAccepted': ({ payload }) => say`a rejoint l’organisation par un lien d’invitation${asRole(payload)}`,
  'token.created': ({ label }) => say`a créé ${thing(NOUNS.token, label)}`,
  'token.revoked': ({ label }) => say`a révoqué ${thing(NOUNS.token, label)}`,
  'webhook.created': ({ label }) => say`a ajouté ${thing(NOUNS.webhook, label)}`,
  'webhook.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    const host = textOf(payload['host'])
    if (name !== null) return say`a renommé un webhook en ${name}`
    return host === null
      ? say`a modifié ${thing(NOUNS.webhook, label)}`
      : say`a dirigé ${thing(NOUNS.webhook, label)} vers ${host}`
  },
  'webhook.secretRotated': ({ label }) => say`a donné un nouveau secret ${toThing(NOUNS.webhook, label)}`,
  'webhook.enabled': ({ label }) => say`a activé ${thing(NOUNS.webhook, label)}`,
  // The one who set it up is named where nobody switched it off.
  'webhook.disabled': ({ label, payload }) =>
    textOf(payload['reason']) === null
      ? say`a désactivé ${thing(NOUNS.webhook, label)}`
      : say`a créé ${thing(NOUNS.webhook, label)}, désormais inactif car son destinataire ne répond pas comme prévu`,
  'webhook.redelivered': ({ label, payload }) =>
    say`a fait renvoyer ${[countOf(numberOf(payload['count']), 'envoi', 'envois')]} ${ofThing(NOUNS.webhook, label)}`,
  'webhook.deleted': ({ label }) => say`a supprimé ${thing(NOUNS.webhook, label)}`,

  'project.created': ({ label }) => say`a créé ${thing(NOUNS.project, label)}`,
  'project.duplicated': ({ label }) => say`a créé ${thing(NOUNS.project, label)} comme copie`,
  'template.created': ({ label }) => say`a enregistré ${thing(NOUNS.template, label)}`,
  'template.updated': ({ label }) => say`a modifié ${thing(NOUNS.template, label)}`,
  'template.deleted': ({ label }) => say`a supprimé ${thing(NOUNS.template, label)}`,
  'project.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    return name === null
      ? say`a modifié les informations ${ofThing(NOUNS.project, label)}`
      : say`a renommé le projet en ${name}`
  },
  'project.accessChanged': ({ label }) => say`a changé qui voit ${thing(NOUNS.project, label)}`,
  'project.approversChanged': ({ label }) => say`a changé qui approuve dans ${thing(NOUNS.project, label)}`,
  'project.frameRateChanged': ({ label, payload }) => {
    const rate = rateOf(payload['to'] ?? payload['frameRate'])
    return rate === null
      ? say`a changé la cadence ${ofThing(NOUNS.project, label)}`
      : say`a réglé la cadence ${ofThing(NOUNS.project, label)} sur ${[`${rate} i/s`]}`
  },
  'project.archived': ({ label }) => say`a archivé ${thing(NOUNS.project, label)}`,
  'project.unarchived': ({ label }) => say`a sorti ${thing(NOUNS.project, label)} des archives`,
  'project.deleted': ({ label }) => say`a supprimé ${thing(NOUNS.project, label)}`,
  'project.restored': ({ label }) => say`a restauré ${thing(NOUNS.project, label)}`,
  'project.reset': ({ label }) =>
    say`a réinitialisé ${thing(NOUNS.project, label)} : ses storyboards et ses assets sont dans la corbeille`,
  'project.resetUndone': ({ label }) => say`a annulé la réinitialisation ${ofThing(NOUNS.project, label)}`,
  'project.transferredIn': ({ label, payload }) =>
    say`a déplacé ici ${thing(NOUNS.project, label)} depuis ${nameOr(payload['from'], 'une autre organisation')}`,
  'project.transferredOut': movedAway,
  'project.transferred': movedAway,

  'project.csvImported': ({ label }) => say`a importé un fichier CSV dans ${thing(NOUNS.project, label)}`,

  'export.started': () => say`a commencé un export du projet`,
  'export.progressed': () => say`a poursuivi un export du projet`,
  'export.finished': () => say`a terminé un export du projet`,
  'export.queued': () => say`a demandé un export du projet`,
  'export.canceled': () => say`a annulé un export du projet`,
  'preset.created': ({ label }) => say`a ajouté le préréglage d’export ${nameOr(label, '')}`,
  'preset.updated': ({ label }) => say`a modifié le préréglage d’export ${nameOr(label, '')}`,
  'preset.deleted': ({ label }) => say`a supprimé le préréglage d’export ${nameOr(label, '')}`,
  'import.announced': ({ label }) => say`a commencé à envoyer ${nameOr(label, 'un fichier')} pour un import`,
  'import.started': ({ label }) => say`a commencé l’import de ${nameOr(label, 'un fichier')}`,
  'import.ready': ({ label }) => say`a reçu le plan de l’import de ${nameOr(label, 'un fichier')}`,
  'import.refused': ({ label }) => say`n’a pas pu importer ${nameOr(label, 'un fichier')}`,
  'import.chosen': ({ label }) => say`a choisi des changements de l’import de ${nameOr(label, 'un fichier')}`,
  'import.applied': ({ label }) => say`a importé ${nameOr(label, 'un fichier')}`,
  'import.undone': ({ label }) => say`a annulé l’import de ${nameOr(label, 'un fichier')}`,
  'import.discarded': ({ label }) => say`a abandonné l’import de ${nameOr(label, 'un fichier')}`,
  'export.failed': () => say`n’a pas reçu l’export du projet : le fichier n’a pas pu être créé`,

  'storyboard.created': ({ label }) => say`a ajouté ${thing(NOUNS.storyboard, label)}`,
  'storyboard.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    return name === null
      ? say`a modifié ${thing(NOUNS.storyboard, label)}`
      : say`a renommé un storyboard en ${name}`
  },
  'storyboard.moved': ({ label }) => say`a déplacé ${thing(NOUNS.storyboard, label)}`,
  'storyboard.deleted': ({ label }) => say`a supprimé ${thing(NOUNS.storyboard, label)}`,
  'storyboard.restored': ({ label }) => say`a restauré ${thing(NOUNS.storyboard, label)}`,
  'shot.created': ({ label }) => say`a ajouté ${shot(label)}`,
  'shot.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    if (name !== null) return say`a nommé ${shot(label)} ${name}`
    const frames = numberOf(newValue(payload['frames']))
    if (frames > 0) return say`a réglé ${shot(label)} sur ${[countOf(frames, 'image', 'images')]}`
    return payload['isDescribed'] === true ? say`a décrit ${shot(label)}` : say`a modifié ${shot(label)}`
  },
  'shot.duplicated': ({ label }) => say`a créé ${shot(label)} par duplication`,
  'shot.deleted': ({ label }) => say`a supprimé ${shot(label)}`,
  'shot.scriptSeen': ({ label }) => say`a vu le nouveau scénario de ${shot(label)}`,
  'shot.restored': ({ label }) => say`a restauré ${shot(label)}`,
  'shot.moved': ({ label }) => say`a déplacé ${shot(label)}`,
  'shot.statusChanged': ({ label, payload }) => {
    const status = textOf(payload['toName'])
    if (payload['to'] === null) return say`a retiré le statut ${ofShot(label)}`
    return status === null
      ? say`a changé le statut ${ofShot(label)}`
      : say`a passé ${shot(label)} au statut ${status}`
  },
  'shot.aspectRatioChanged': ({ label, payload }) => {
    const ratio = ratioOf(payload['to'])
    return ratio === null
      ? say`a changé le format ${ofShot(label)}`
      : say`a passé ${shot(label)} au format ${[ratio]}`
  },
  'view.created': ({ label }) => say`a ajouté une vue ${toThing(NOUNS.shot, label)}`,
  'view.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    return name === null
      ? say`a modifié une vue ${ofShot(label)}`
      : say`a donné à une vue ${ofShot(label)} le nom ${name}`
  },
  'view.moved': ({ label }) => say`a déplacé une vue ${ofShot(label)}`,
  'view.deleted': ({ label, payload }) => say`a supprimé ${view(payload)} ${ofShot(label)}`,
  'view.restored': ({ label, payload }) => say`a restauré ${view(payload)} ${ofShot(label)}`,
  'view.imageSet': ({ label }) => say`a mis une image de fond ${toThing(NOUNS.shot, label)}`,
  'view.imageRemoved': ({ label }) => say`a retiré l’image de fond ${ofShot(label)}`,
  'view.cameraSet': ({ label, payload }) => payload['isMoving'] === false
    ? say`a retiré le mouvement de caméra ${ofShot(label)}`
    : say`a réglé le mouvement de caméra ${ofShot(label)}`,
  'view.drawn': ({ label, count }) => say`a dessiné ${[times(count)]}dans ${shot(label)}`,
  'color.created': ({ label }) => say`a ajouté ${thing(NOUNS.color, label)} à la palette`,
  'color.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    if (name !== null) return say`a nommé ${name} une couleur de la palette`
    return say`a modifié ${thing(NOUNS.color, label)} de la palette`
  },
  'color.moved': ({ label }) => say`a déplacé ${thing(NOUNS.color, label)} dans la palette`,
  'color.deleted': ({ label }) => say`a retiré ${thing(NOUNS.color, label)} de la palette`,
  'frameTemplate.created': ({ label }) => say`a enregistré ${thing(NOUNS.frameTemplate, label)}`,
  'frameTemplate.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    if (name !== null) return say`a nommé un modèle de vignette ${name}`
    return say`a réglé l’emploi ${ofThing(NOUNS.frameTemplate, label)}`
  },
  'frameTemplate.moved': ({ label }) => say`a déplacé ${thing(NOUNS.frameTemplate, label)}`,
  'frameTemplate.deleted': ({ label }) => say`a retiré ${thing(NOUNS.frameTemplate, label)}`,
  'status.created': ({ label }) => say`a ajouté ${thing(NOUNS.status, label)}`,
  'status.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    if (name !== null) return say`a renommé un statut en ${name}`
    const words = payload['color'] === undefined ? 'la décision de révision' : 'la couleur'
    return say`a changé ${[words]} ${ofThing(NOUNS.status, label)}`
  },
  'status.moved': ({ label }) => say`a déplacé ${thing(NOUNS.status, label)}`,
  'status.deleted': ({ label, payload }) => {
    const count = numberOf(payload['shotCount'])
    const verb = count === 1 ? 'portait' : 'portaient'
    const taken = count > 0 ? [`, que ${verb} ${countOf(count, 'plan', 'plans')}`] : []
    return say`a supprimé ${thing(NOUNS.status, label)}${taken}`
  },
  ...soundSentencesFrench,
  ...assetSentencesFrench,
  ...taskSentencesFrench,
  ...versionSentencesFrench,
  ...playlistSentencesFrench,
  ...commentSentencesFrench,
  'script.imported': ({ label, payload }) => {
    const shots = countOf(numberOf(payload['shotCount']), 'plan', 'plans')
    const script = label === null ? say`a importé un scénario` : say`a importé le scénario ${label}`
    return [...script, ` avec ${shots}`]
  },
  'scene.created': ({ label }) => say`a ajouté ${thing(NOUNS.scene, label)}`,
  'scene.updated': ({ label, payload }) => {
    const heading = textOf(payload['heading'])
    return heading === null ? say`a modifié ${thing(NOUNS.scene, label)}` : say`a renommé une scène en ${heading}`
  },
  'scene.moved': ({ label }) => say`a déplacé ${thing(NOUNS.scene, label)}`,
  'scene.deleted': ({ label }) => say`a retiré ${thing(NOUNS.scene, label)}`,
  'scene.restored': ({ label }) => say`a restauré ${thing(NOUNS.scene, label)}`,
} satisfies Record<EventType, Sentence>

const ACTIONS: Readonly<Record<string, string>> = {
  created: 'a créé', added: 'a ajouté', updated: 'a modifié', changed: 'a modifié', moved: 'a déplacé',
  deleted: 'a supprimé', removed: 'a retiré', restored: 'a restauré',
}

/** How an unknown event reads: 'status.archived' becomes 'a modifié le statut Final (archived)'. */
function plainSentence(type: string, label: string | null): SentencePart[] {
  const [noun = '', action = ''] = type.split('.')
  const known = noun in NOUNS ? thing(NOUNS[noun as keyof typeof NOUNS], label) : [noun, ...afterSpace(label)]
  const verb = ACTIONS[action]
  return verb === undefined ? say`a modifié ${known}${[` (${action})`]}` : say`${[verb]} ${known}`
}

/** What happened, as it reads after the name of who did it. */
export const activitySentenceFrench: typeof activitySentence = (type, facts) => {
  const sentence = (sentences as Partial<Record<string, Sentence>>)[type]?.(facts) ?? plainSentence(type, facts.label)
  if (facts.count <= 1 || type === 'view.drawn') return sentence
  return [...sentence, `, ${countOf(facts.count, 'fois', 'fois')}`]
}
