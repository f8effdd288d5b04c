import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { ProjectNode } from './project.graphql.ts'
import { duplicateProject } from './projectDuplication.service.ts'
import { listedFields } from './projectMutations.graphql.ts'
import { createSampleProject } from './sampleProject.service.ts'

builder.relayMutationField(
  'duplicateProject',
  {
    description: 'The project to duplicate.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      name: t.string({ required: false, description: '1 to 200 characters. That of the original by default.' }),
      code: t.string({
        required: false,
        description: '1 to 32 letters, digits, "_" or "-"; made from the name by default.',
      }),
    }),
  },
  {
    description:
      'Copies a project within its organization: boards, shots with drawings, pictures and sounds, statuses, assets, ' +
      'castings, tasks without assignees and playlists, whose items of versions play the board as it is. What is in ' +
      'the trash, the history, reviews, exports, webhooks and external ids are not copied. PLAN_LIMIT if the plan ' +
      'allows no more projects.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, name = null, code = null } }, context) =>
      duplicateProject(requireViewer(context), projectId.id, { name, code }),
  },
  { description: 'The copy.', outputFields: listedFields },
)

builder.relayMutationField(
  'createSampleProject',
  {
    description: 'The place of the new project.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
    }),
  },
  {
    description:
      'Creates a copy of the sample project, a film with drawings, assets and tasks. PLAN_LIMIT if the plan allows ' +
      'no more projects.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => createSampleProject(requireViewer(context), input.organizationId.id),
  },
  { description: 'The new project.', outputFields: listedFields },
)
