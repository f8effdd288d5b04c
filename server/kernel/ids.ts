import { commonFailures, fail } from './errors.ts'

/** The TypeID prefix of every kind of object, by its GraphQL type name. */
export const ID_PREFIXES = {
  User: 'user',
  AccessToken: 'token',
  Organization: 'org',
  Member: 'member',
  Invitation: 'invitation',
  InvitationLink: 'invitationlink',
  Project: 'project',
  ProjectColor: 'color',
  ProjectTemplate: 'template',
  FrameTemplate: 'frametemplate',
  Storyboard: 'storyboard',
  StoryboardVersion: 'version',
  ShotStatus: 'status',
  Script: 'script',
  Scene: 'scene',
  Shot: 'shot',
  View: 'view',
  Media: 'media',
  Asset: 'asset',
  AssetDependency: 'dependency',
  Casting: 'casting',
  Task: 'task',
  Webhook: 'webhook',
  WebhookDelivery: 'delivery',
  ProjectExport: 'export',
  ExportPreset: 'preset',
  Import: 'import',
  ImportItem: 'importitem',
  FileUpload: 'upload',
  Soundtrack: 'soundtrack',
  ShotVoice: 'voice',
  Notification: 'notification',
  CommentThread: 'thread',
  Comment: 'comment',
  ReviewLink: 'review',
  Approval: 'approval',
  Playlist: 'playlist',
  PlaylistItem: 'playlistitem',
  ReviewSession: 'reviewsession',
} as const

export type NodeName = keyof typeof ID_PREFIXES

const nodeNames = new Map<string, NodeName>(
  Object.entries(ID_PREFIXES).map(([name, prefix]) => [prefix, name as NodeName]),
)

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const PAIRS = Array.from({ length: 1024 }, (_, bits) => `${DIGITS[bits >> 5]}${DIGITS[bits & 31]}`)

/** The last ten bits of a number as two digits of base32. */
const pair = (bits: number) => PAIRS[bits & 1023] ?? ''

/** The value of a hexadecimal digit by its character code. */
const HEX_VALUES = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) || 0)

const digitAt = (text: string, at: number) => HEX_VALUES[text.charCodeAt(at)] ?? 0

/** The 16 bits of four hexadecimal digits. */
const bitsAt = (text: string, at: number) =>
  (digitAt(text, at) << 12) | (digitAt(text, at + 1) << 8) | (digitAt(text, at + 2) << 4) | digitAt(text, at + 3)

/** The 128 bits of a UUID in base32, after two bits of zero; lists have thousands of ids, so it is done by hand. */
function inBase32(uuid: string): string {
  const a = (bitsAt(uuid, 0) << 16) | bitsAt(uuid, 4)
  const b = (bitsAt(uuid, 9) << 16) | bitsAt(uuid, 14)
  const c = (bitsAt(uuid, 19) << 16) | bitsAt(uuid, 24)
  const d = (bitsAt(uuid, 28) << 16) | bitsAt(uuid, 32)
  return (
    pair(a >>> 24) + pair(a >>> 14) + pair(a >>> 4) + pair((a << 6) | (b >>> 26)) + pair(b >>> 16) +
    pair(b >>> 6) + pair((b << 4) | (c >>> 28)) + pair(c >>> 18) + pair(c >>> 8) + pair((c << 2) | (d >>> 30)) +
    pair(d >>> 20) + pair(d >>> 10) + pair(d)
  )
}

/** The id people and programs outside see: `shot_01hz…` (TypeID specification 0.3). */
export function toTypeId(name: NodeName, uuid: string): string {
  return `${ID_PREFIXES[name]}_${inBase32(uuid)}`
}

const TYPE_ID = /^([a-z]+)_([0-7][0-9a-hjkmnp-tv-z]{25})$/
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]))
const HEXADECIMAL = '0123456789abcdef'

/** The UUID of 26 digits of base32, whose first has three bits. */
function fromBase32(digits: string): string {
  let [hexadecimal, bits, count] = ['', 0, -2]
  for (const digit of digits) {
    bits = (bits << 5) | (VALUES.get(digit) ?? 0)
    count += 5
    while (count >= 4) {
      count -= 4
      hexadecimal += HEXADECIMAL.charAt((bits >> count) & 15)
    }
    bits &= 15
  }
  return [
    hexadecimal.slice(0, 8), hexadecimal.slice(8, 12), hexadecimal.slice(12, 16), hexadecimal.slice(16, 20),
    hexadecimal.slice(20),
  ].join('-')
}

/** The kind and UUID behind a TypeID. Anything else is INVALID_INPUT. */
export function fromTypeId(id: string, field = 'id'): { name: NodeName; uuid: string } {
  const [, prefix = '', digits = ''] = TYPE_ID.exec(id) ?? []
  const name = nodeNames.get(prefix)
  if (name) return { name, uuid: fromBase32(digits) }
  throw fail(commonFailures.ID_INVALID({ id: id.slice(0, 60) }), { field })
}

/** The UUID behind a TypeID of one kind; of another kind it is INVALID_INPUT. */
export function uuidOf(name: NodeName, id: string, field = 'id'): string {
  const parsed = fromTypeId(id, field)
  if (parsed.name !== name) throw fail(commonFailures.ID_OF_OTHER_TYPE({ id, type: name }), { field })
  return parsed.uuid
}

/** A UUID in its lower-case written form, as a regular expression without anchors. */
export const UUID_PATTERN = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const UUID = new RegExp(`^${UUID_PATTERN}$`)

/** Whether a text is a UUID in its lower-case written form. */
export const isUuid = (text: string) => UUID.test(text)
