import type { approvalMessages } from '../approvals.ts'
import { countOf, listOf } from '../format.ts'

const PARTS = { PICTURE: 'dessin', TEXT: 'textes', TIMING: 'durées', ORDER: 'ordre' } as const
type Part = keyof typeof PARTS

const partsOf = (parts: readonly Part[]) => listOf(parts.map((part) => PARTS[part]))

/** Decisions about versions, in French. */
export const approvalMessagesFrench: typeof approvalMessages = {
  heading: 'Décisions',
  empty: 'Personne n’a encore décidé de cette version.',
  approve: 'Approuver…',
  requestChanges: 'Demander des changements…',
  approveTitle: (number) => `Approuver la version ${number} ?`,
  changesTitle: (number) => `Demander des changements de la version ${number} ?`,
  approveShotTitle: (code) => `Approuver ${code} ?`,
  changesShotTitle: (code) => `Demander des changements de ${code} ?`,
  shotLead: (number) => `Le plan tel qu’il est, conservé dans la version ${number}.`,
  versionFailed: 'La version dont il faut décider n’a pas pu être enregistrée',
  lead: (count, length) => `${countOf(count, 'plan', 'plans')}, ${length}`,
  note: 'Note',
  approveConfirm: 'Approuver',
  changesConfirm: 'Demander des changements',
  deciding: 'Envoi…',
  sealPreparing: 'Préparation du sceau…',
  seal: (digits) => `Sceau ${digits}`,
  sealLine:
    'Le sceau est fait de toutes les images, de tous les textes et de toutes les durées. Quand l’un d’eux change, le ' +
    'storyboard l’indique. Les deux côtés reçoivent un e-mail avec le sceau.',
  approved: (name, number) => `${name} a approuvé la version ${number}`,
  changesRequested: (name, number) => `${name} a demandé des changements de la version ${number}`,
  somebody: 'Un ancien membre',
  guest: 'Invité',
  ofShots: (count) => countOf(count, 'plan', 'plans'),
  current: 'Inchangé depuis',
  changed: (parts) => `Modifié depuis : ${partsOf(parts)}`,
  changedShots: (count) => countOf(count, 'plan modifié', 'plans modifiés'),
  superseded: 'Nouvelle décision depuis',
  earlier: (count) => countOf(count, 'décision antérieure', 'décisions antérieures'),
  withdrawn: 'Retirée',
  menu: 'Menu de la décision',
  withdraw: 'Retirer…',
  withdrawTitle: 'Retirer cette décision ?',
  withdrawLine: 'Elle reste dans la liste comme retirée.',
  withdrawConfirm: 'Retirer',
  withdrawnDone: 'Décision retirée',
  given: 'Décision enregistrée',
  shotApproved: (name) => `${name} a approuvé ce plan`,
  shotChangesRequested: (name) => `${name} a demandé des changements de ce plan`,
  shotApprovedBefore: (name, parts) => `Modifié depuis l’approbation de ${name} : ${partsOf(parts)}`,
  shotRequestedBefore: (name, parts) => `Modifié depuis la demande de ${name} : ${partsOf(parts)}`,
}
