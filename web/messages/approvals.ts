import { countOf, listOf } from './format.ts'
import { translated } from './translated.ts'

const PARTS = { PICTURE: 'drawing', TEXT: 'text', TIMING: 'timing', ORDER: 'order' } as const
type Part = keyof typeof PARTS

const partsOf = (parts: readonly Part[]) => listOf(parts.map((part) => PARTS[part]))

/** Decisions about versions: approving, requesting changes, and what changed since. */
export const approvalMessages = translated('approvalMessages', {
  heading: 'Decisions',
  empty: 'Nobody decided about this version yet.',
  approve: 'Approve…',
  requestChanges: 'Request changes…',
  approveTitle: (number: number) => `Approve version ${number}?`,
  changesTitle: (number: number) => `Request changes of version ${number}?`,
  approveShotTitle: (code: string) => `Approve ${code}?`,
  changesShotTitle: (code: string) => `Request changes of ${code}?`,
  shotLead: (number: number) => `The shot as it is now, kept in version ${number}.`,
  versionFailed: 'The version that would be decided about could not be saved',
  lead: (count: number, length: string) => `${countOf(count, 'shot', 'shots')}, ${length}`,
  note: 'Note',
  approveConfirm: 'Approve',
  changesConfirm: 'Request changes',
  deciding: 'Sending...',
  sealPreparing: 'Preparing the seal…',
  seal: (digits: string) => `Seal ${digits}`,
  sealLine:
    'The seal is made of all pictures, texts and lengths. When one of them changes, the board shows that it changed ' +
    'since. Both sides get a mail with the seal.',
  approved: (name: string, number: number) => `${name} approved version ${number}`,
  changesRequested: (name: string, number: number) => `${name} requested changes of version ${number}`,
  somebody: 'A former member',
  guest: 'Guest',
  ofShots: (count: number) => countOf(count, 'shot', 'shots'),
  current: 'Unchanged since',
  changed: (parts: readonly Part[]) => `Changed since: ${partsOf(parts)}`,
  changedShots: (count: number) => countOf(count, 'changed shot', 'changed shots'),
  superseded: 'Decided again since',
  earlier: (count: number) => countOf(count, 'earlier decision', 'earlier decisions'),
  withdrawn: 'Withdrawn',
  menu: 'Menu of the decision',
  withdraw: 'Withdraw…',
  withdrawTitle: 'Withdraw this decision?',
  withdrawLine: 'It stays in the list as withdrawn.',
  withdrawConfirm: 'Withdraw',
  withdrawnDone: 'Decision withdrawn',
  given: 'Decision saved',
  shotApproved: (name: string) => `${name} approved this shot`,
  shotChangesRequested: (name: string) => `${name} requested changes of this shot`,
  shotApprovedBefore: (name: string, parts: readonly Part[]) => `Changed since ${name} approved: ${partsOf(parts)}`,
  shotRequestedBefore: (name: string, parts: readonly Part[]) =>
    `Changed since ${name} requested changes: ${partsOf(parts)}`,
})
