import type { EventType } from '../__generated__/eventTypes.ts'
import {
  nameOr, newValue, numberOf, say, textOf, thing, type Sentence, type SentenceFacts, type SentencePart,
} from './say.ts'
import { assetSentences } from './assetSentences.ts'
import { commentSentences } from './commentSentences.ts'
import { countOf } from '../format.ts'
import { organizationMessages } from '../organizations.ts'
import { planMessages } from '../plans.ts'
import { playlistSentences } from './playlistSentences.ts'
import { sceneSentences } from './sceneSentences.ts'
import { taskSentences } from './taskSentences.ts'
import { versionSentences } from './versionSentences.ts'

function roleOf(value: unknown): string | null {
  const role = textOf(value)
  return role !== null && role in organizationMessages.roles
    ? organizationMessages.roles[role as keyof typeof organizationMessages.roles]
    : role
}

function planOf(value: unknown): string | null {
  const plan = textOf(value)
  return plan !== null && plan in planMessages.names
    ? planMessages.names[plan as keyof typeof planMessages.names]
    : plan
}

/** Frames a second as people say it: 24, 23.976. */
function rateOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('numerator' in value) || !('denominator' in value)) return null
  const rate = numberOf(value.numerator) / Math.max(1, numberOf(value.denominator))
  return String(Math.round(rate * 1_000) / 1_000)
}

function ratioOf(value: unknown): string | null {
  const ratio = textOf(value)
  return ratio === null ? null : ratio.replace(/^RATIO_/, '').replaceAll('_', ':')
}

const times = (count: number) => (count > 1 ? `${countOf(count, 'time', 'times')} ` : '')
const asRole = (payload: SentenceFacts['payload']) => {
  const role = roleOf(payload['role'])
  return role === null ? [] : [` as ${role}`]
}
const forRole = (payload: SentenceFacts['payload']) => {
  const role = roleOf(payload['role'])
  return role === null ? [] : [` for the role ${role}`]
}
const person = (label: string | null) => nameOr(label, 'somebody')
const member = (label: string | null) => nameOr(label, 'a former member')
const project = (label: string | null) => thing('project', label)
const board = (label: string | null) => thing('storyboard', label)
const shot = (label: string | null) => nameOr(label, 'a shot')
const status = (label: string | null) => thing('status', label)
const color = (label: string | null) => thing('color', label)
const frameTemplate = (label: string | null) => thing('frame template', label)
const token = (label: string | null) => thing('token', label)
const webhook = (label: string | null) => thing('webhook', label)
const view = (payload: SentenceFacts['payload']) => thing('view', textOf(payload['name']))
function afterSpace(label: string | null): SentencePart[] {
  return label === null ? [] : [' ', { name: label }]
}

const movedAway: Sentence = ({ label, payload }) =>
  say`moved ${project(label)} to ${nameOr(payload['to'], 'another organization')}`

/** How each event reads after the name of who did it. */
const sentences = {
  'account.created': () => say`created the account`,
  'account.verified': () => say`confirmed the e-mail address`,
  'account.deleted': () => say`deleted the account`,
  'profile.updated': () => say`changed the profile`,
  'profile.pictureSet': () => say`changed the profile picture`,
  'profile.pictureRemoved': () => say`removed the profile picture`,
  'profile.shortcutsChanged': () => say`changed the keyboard shortcuts`,
  'password.changed': () => say`changed the password`,
  'password.reset': () => say`set a new password by e-mail`,
  'passwordReset.requested': () => say`asked for a link to reset the password`,
  'verification.sent': () => say`got a mail to confirm the e-mail address`,
  'notification.read': ({ payload }) =>
    say`marked ${[countOf(numberOf(payload['count']), 'notification', 'notifications')]} as read`,
  'notification.settingsUpdated': () => say`changed the notification settings`,
  'session.started': () => say`signed in`,
  'session.ended': () => say`signed out`,

  'organization.created': ({ label }) => [...say`created the organization`, ...afterSpace(label)],
  'organization.updated': ({ payload }) => {
    const name = textOf(payload['name'])
    return name === null ? say`changed the organization’s details` : say`renamed the organization to ${name}`
  },
  'organization.planChanged': ({ payload }) => {
    const plan = planOf(payload['to'] ?? payload['plan'])
    return plan === null ? say`changed the plan` : say`changed the plan to ${plan}`
  },
  'organization.logoSet': () => say`gave the organization a logo`,
  'organization.logoRemoved': () => say`removed the organization’s logo`,
  'organization.deleted': () => say`deleted the organization`,
  'organization.restored': () => say`restored the organization`,
  'member.added': ({ label, payload }) => say`added ${member(label)}${asRole(payload)}`,
  'member.roleChanged': ({ label, payload }) => {
    const role = roleOf(payload['to'] ?? payload['role'])
    return role === null
      ? say`changed the role of ${member(label)}`
      : say`made ${member(label)} ${[role === 'Member' ? 'a ' : 'an ']}${role}`
  },
  'member.removed': ({ label }) => say`removed ${member(label)}`,
  'member.left': () => say`left the organization`,
  'ownership.transferred': ({ label }) => say`handed the organization over to ${member(label)}`,
  'invitation.created': ({ label, payload }) => say`invited ${person(label)}${asRole(payload)}`,
  'invitation.sent': ({ label }) => say`mailed the invitation to ${person(label)}`,
  'invitation.resent': ({ label }) => say`sent the invitation to ${person(label)} again`,
  'invitation.revoked': ({ label }) => say`revoked the invitation to ${person(label)}`,
  'invitation.accepted': ({ payload }) => say`accepted the invitation and joined${asRole(payload)}`,
  'invitation.linkCreated': ({ payload }) => say`created an invitation link${forRole(payload)}`,
  'invitation.linkRevoked': ({ payload }) => say`revoked an invitation link${forRole(payload)}`,
  'invitation.linkAccepted': ({ payload }) => say`joined by an invitation link${asRole(payload)}`,
  'token.created': ({ label }) => say`created ${token(label)}`,
  'token.revoked': ({ label }) => say`revoked ${token(label)}`,
  'webhook.created': ({ label }) => say`added ${webhook(label)}`,
  'webhook.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    const host = textOf(payload['host'])
    if (name !== null) return say`renamed a webhook to ${name}`
    return host === null ? say`changed ${webhook(label)}` : say`had ${webhook(label)} send to ${host}`
  },
  'webhook.secretRotated': ({ label }) => say`gave ${webhook(label)} a new secret`,
  'webhook.enabled': ({ label }) => say`switched ${webhook(label)} on`,
  // The one who set it up is named where nobody switched it off.
  'webhook.disabled': ({ label, payload }) =>
    textOf(payload['reason']) === null
      ? say`switched ${webhook(label)} off`
      : say`set up ${webhook(label)}, which is off now because its receiver does not answer as it should`,
  'webhook.redelivered': ({ label, payload }) =>
    say`had ${[countOf(numberOf(payload['count']), 'delivery', 'deliveries')]} of ${webhook(label)} sent again`,
  'webhook.deleted': ({ label }) => say`deleted ${webhook(label)}`,

  'project.created': ({ label }) => say`created ${project(label)}`,
  'project.duplicated': ({ label }) => say`created ${project(label)} as a copy`,
  'template.created': ({ label }) => say`saved ${thing('template', label)}`,
  'template.updated': ({ label }) => say`changed ${thing('template', label)}`,
  'template.deleted': ({ label }) => say`deleted ${thing('template', label)}`,
  'project.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    return name === null ? say`changed the details of ${project(label)}` : say`renamed the project to ${name}`
  },
  'project.accessChanged': ({ label }) => say`changed who sees ${project(label)}`,
  'project.approversChanged': ({ label }) => say`changed who approves versions in ${project(label)}`,
  'project.frameRateChanged': ({ label, payload }) => {
    const rate = rateOf(payload['to'] ?? payload['frameRate'])
    return rate === null
      ? say`changed the frame rate of ${project(label)}`
      : say`changed the frame rate of ${project(label)} to ${[`${rate} fps`]}`
  },
  'project.archived': ({ label }) => say`archived ${project(label)}`,
  'project.unarchived': ({ label }) => say`brought ${project(label)} back from the archive`,
  'project.deleted': ({ label }) => say`deleted ${project(label)}`,
  'project.restored': ({ label }) => say`restored ${project(label)}`,
  'project.reset': ({ label }) => say`reset ${project(label)}: its storyboards and assets moved to the trash`,
  'project.resetUndone': ({ label }) => say`took back the reset of ${project(label)}`,
  'project.transferredIn': ({ label, payload }) =>
    say`moved ${project(label)} here from ${nameOr(payload['from'], 'another organization')}`,
  'project.transferredOut': movedAway,
  'project.transferred': movedAway,

  'project.csvImported': ({ label }) => say`imported a CSV file into ${project(label)}`,

  'export.started': () => say`started an export of the project`,
  'export.progressed': () => say`continued an export of the project`,
  'export.finished': () => say`finished an export of the project`,
  'export.queued': () => say`asked for an export of the project`,
  'export.canceled': () => say`canceled an export of the project`,
  'preset.created': ({ label }) => say`added the export preset ${nameOr(label, '')}`,
  'preset.updated': ({ label }) => say`changed the export preset ${nameOr(label, '')}`,
  'preset.deleted': ({ label }) => say`deleted the export preset ${nameOr(label, '')}`,
  'import.announced': ({ label }) => say`began to send ${nameOr(label, 'a file')} for an import`,
  'import.started': ({ label }) => say`started to import ${nameOr(label, 'a file')}`,
  'import.ready': ({ label }) => say`got the plan of the import of ${nameOr(label, 'a file')}`,
  'import.refused': ({ label }) => say`could not import ${nameOr(label, 'a file')}`,
  'import.chosen': ({ label }) => say`chose changes of the import of ${nameOr(label, 'a file')}`,
  'import.applied': ({ label }) => say`imported ${nameOr(label, 'a file')}`,
  'import.undone': ({ label }) => say`undid the import of ${nameOr(label, 'a file')}`,
  'import.discarded': ({ label }) => say`discarded the import of ${nameOr(label, 'a file')}`,
  'export.failed': () => say`got no export of the project: the file could not be made`,

  'storyboard.created': ({ label }) => say`added ${board(label)}`,
  'storyboard.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    return name === null ? say`changed ${board(label)}` : say`renamed a storyboard to ${name}`
  },
  'storyboard.moved': ({ label }) => say`moved ${board(label)}`,
  'storyboard.deleted': ({ label }) => say`deleted ${board(label)}`,
  'storyboard.restored': ({ label }) => say`restored ${board(label)}`,
  'shot.created': ({ label }) => say`added ${shot(label)}`,
  'shot.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    if (name !== null) return say`named ${shot(label)} ${name}`
    const frames = numberOf(newValue(payload['frames']))
    if (frames > 0) return say`set ${shot(label)} to ${[countOf(frames, 'frame', 'frames')]}`
    return payload['isDescribed'] === true ? say`described ${shot(label)}` : say`changed ${shot(label)}`
  },
  'shot.duplicated': ({ label }) => say`made ${shot(label)} as a copy`,
  'shot.deleted': ({ label }) => say`deleted ${shot(label)}`,
  'shot.scriptSeen': ({ label }) => say`has seen the new script of ${shot(label)}`,
  'shot.restored': ({ label }) => say`restored ${shot(label)}`,
  'shot.moved': ({ label }) => say`moved ${shot(label)}`,
  'shot.statusChanged': ({ label, payload }) => {
    const status = textOf(payload['toName'])
    if (payload['to'] === null) return say`took the status off ${shot(label)}`
    return status === null ? say`changed the status of ${shot(label)}` : say`set ${shot(label)} to ${status}`
  },
  'shot.aspectRatioChanged': ({ label, payload }) => {
    const ratio = ratioOf(payload['to'])
    return ratio === null
      ? say`changed the ratio of ${shot(label)}`
      : say`changed the ratio of ${shot(label)} to ${[ratio]}`
  },
  'soundtrack.set': ({ label, payload }) =>
    say`gave ${board(label)} the soundtrack ${nameOr(payload['file'], 'it has')}`,
  'soundtrack.updated': ({ label, payload: { offset } }) =>
    offset === undefined
      ? say`changed the volume of the soundtrack of ${board(label)}` : say`moved the soundtrack of ${board(label)}`,
  'soundtrack.removed': ({ label }) => say`removed the soundtrack of ${board(label)}`,
  'soundtrack.restored': ({ label }) => say`brought a soundtrack of ${board(label)} back`,
  'voice.set': ({ label }) => say`recorded a voice for ${shot(label)}`,
  'voice.removed': ({ label }) => say`removed the voice of ${shot(label)}`,
  'voice.restored': ({ label }) => say`brought a voice of ${shot(label)} back`,
  'view.created': ({ label }) => say`added a view to ${shot(label)}`,
  'view.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    return name === null ? say`changed a view of ${shot(label)}` : say`named a view of ${shot(label)} ${name}`
  },
  'view.moved': ({ label }) => say`moved a view of ${shot(label)}`,
  'view.deleted': ({ label, payload }) => say`deleted ${view(payload)} of ${shot(label)}`,
  'view.restored': ({ label, payload }) => say`restored ${view(payload)} of ${shot(label)}`,
  'view.imageSet': ({ label }) => say`put a background image behind ${shot(label)}`,
  'view.imageRemoved': ({ label }) => say`removed the background image of ${shot(label)}`,
  'view.cameraSet': ({ label, payload }) => payload['isMoving'] === false
    ? say`removed the camera move of ${shot(label)}`
    : say`set the camera move of ${shot(label)}`,
  'view.drawn': ({ label, count }) => say`drew ${[times(count)]}in ${shot(label)}`,
  'color.created': ({ label }) => say`added ${color(label)} to the palette`,
  'color.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    return name === null ? say`changed ${color(label)} of the palette` : say`named a color of the palette ${name}`
  },
  'color.moved': ({ label }) => say`moved ${color(label)} in the palette`,
  'color.deleted': ({ label }) => say`removed ${color(label)} from the palette`,
  'frameTemplate.created': ({ label }) => say`saved ${frameTemplate(label)}`,
  'frameTemplate.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    return name === null ? say`set when ${frameTemplate(label)} is used` : say`named a frame template ${name}`
  },
  'frameTemplate.moved': ({ label }) => say`moved ${frameTemplate(label)}`,
  'frameTemplate.deleted': ({ label }) => say`removed ${frameTemplate(label)}`,
  'status.created': ({ label }) => say`added ${status(label)}`,
  'status.updated': ({ label, payload }) => {
    const name = textOf(payload['name'])
    if (name !== null) return say`renamed a status to ${name}`
    const isColored = payload['color'] !== undefined
    return isColored ? say`changed the color of ${status(label)}` : say`changed what sets ${status(label)} in reviews`
  },
  'status.moved': ({ label }) => say`moved ${status(label)}`,
  'status.deleted': ({ label, payload }) => {
    const count = numberOf(payload['shotCount'])
    const taken = count > 0 ? [`, which took it off ${countOf(count, 'shot', 'shots')}`] : []
    return say`deleted ${status(label)}${taken}`
  },
  ...assetSentences,
  ...taskSentences,
  ...versionSentences,
  ...playlistSentences,
  ...sceneSentences,
  ...commentSentences,
  'script.imported': ({ label, payload }) => {
    const shots = countOf(numberOf(payload['shotCount']), 'shot', 'shots')
    const script = label === null ? say`imported a script` : say`imported the script ${label}`
    return [...script, ` with ${shots}`]
  },
} satisfies Record<EventType, Sentence>

/** How an unknown event reads: 'status.colorChanged' becomes 'changed the color of the status Final'. */
function plainSentence(type: string, label: string | null): SentencePart[] {
  const [noun = '', action = ''] = type.split('.')
  const words = action.replace(/([A-Z])/g, ' $1').toLowerCase().split(' ').filter(Boolean)
  const verb = words.pop() ?? 'changed'
  const about = words.length > 0 ? `the ${words.join(' ')} of ` : ''
  const subject = noun.replace(/([A-Z])/g, ' $1').toLowerCase()
  return [`${verb} ${about}the ${subject}`, ...afterSpace(label)]
}

/** What happened, as it reads after the name of who did it. */
export function activitySentence(type: string, facts: SentenceFacts): SentencePart[] {
  const sentence = (sentences as Partial<Record<string, Sentence>>)[type]?.(facts) ?? plainSentence(type, facts.label)
  if (facts.count <= 1 || type === 'view.drawn') return sentence
  return [...sentence, `, ${countOf(facts.count, 'time', 'times')}`]
}
