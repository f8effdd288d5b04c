import { graphql } from 'react-relay'
import type { templateChangesCreateMutation } from '../../__generated__/templateChangesCreateMutation.graphql.ts'
import type { templateChangesDeleteMutation } from '../../__generated__/templateChangesDeleteMutation.graphql.ts'
import type { templateChangesUpdateMutation } from '../../__generated__/templateChangesUpdateMutation.graphql.ts'
import { templateMessages } from '../../messages/templates.ts'
import { useChange } from '../../relay/useChange.ts'

const words = templateMessages

/** Saves a project as a template; a toast shows the result. The caller handles failures. */
export function useCreateTemplate() {
  return useChange<templateChangesCreateMutation>(
    graphql`
      mutation templateChangesCreateMutation($input: CreateProjectTemplateInput!) {
        createProjectTemplate(input: $input) {
          template {
            id
            name
          }
        }
      }
    `,
    (input) => ({
      variables: { input },
      done: ({ createProjectTemplate: { template } }) => words.saved(template.name),
    }),
  )
}

/** Changes the name and the note of a template. The caller handles failures. */
export function useUpdateTemplate() {
  return useChange<templateChangesUpdateMutation>(
    graphql`
      mutation templateChangesUpdateMutation($input: UpdateProjectTemplateInput!) {
        updateProjectTemplate(input: $input) {
          template {
            id
            name
            note
            version
          }
        }
      }
    `,
    (input) => ({ variables: { input }, done: words.changed }),
  )
}

/** Deletes a template. The caller handles failures. */
export function useDeleteTemplate() {
  return useChange<templateChangesDeleteMutation, { templateId: string; name: string; connectionId: string }>(
    graphql`
      mutation templateChangesDeleteMutation($input: DeleteProjectTemplateInput!, $connections: [ID!]!) {
        deleteProjectTemplate(input: $input) {
          deletedTemplateId @deleteEdge(connections: $connections)
        }
      }
    `,
    ({ templateId, name, connectionId }) => ({
      variables: { input: { templateId }, connections: [connectionId] },
      done: words.deleted(name),
    }),
  )
}
