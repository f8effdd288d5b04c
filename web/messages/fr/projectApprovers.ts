import { countOf } from '../format.ts'
import type { projectApproverMessages } from '../projectApprovers.ts'

/** Who approves versions of a project's boards, in French. */
export const projectApproverMessagesFrench: typeof projectApproverMessages = {
  approvers: 'Approbations',
  count: (members) =>
    members === 0 ? 'Propriétaire et admins' : `Propriétaire, admins et ${countOf(members, 'membre', 'membres')}`,
  change: 'Modifier',
  changeLabel: 'Modifier qui approuve les versions',
  forbidden: 'Seul un propriétaire ou un admin de l’organisation peut modifier qui approuve les versions',
  title: 'Qui approuve les versions ?',
  line: 'Le propriétaire et les admins toujours. Un lecteur n’approuve rien, même s’il est choisi.',
  members: 'Approbateurs',
  action: 'Enregistrer',
  saving: 'Enregistrement…',
  changed: (members) =>
    members === 0
      ? 'Seuls le propriétaire et les admins approuvent les versions'
      : `Le propriétaire, les admins et ${countOf(members, 'membre', 'membres')} approuvent les versions`,
}
