import { Star } from 'lucide-react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { FrameTemplateRow_template$key } from '../../__generated__/FrameTemplateRow_template.graphql.ts'
import type { FrameTemplateRowAddMutation } from '../../__generated__/FrameTemplateRowAddMutation.graphql.ts'
import type { FrameTemplateRowDeleteMutation } from '../../__generated__/FrameTemplateRowDeleteMutation.graphql.ts'
import type { FrameTemplateRowUpdateMutation } from '../../__generated__/FrameTemplateRowUpdateMutation.graphql.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { showFailure, useChange } from '../../relay/useChange.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NamedRow } from '../namedLists/NamedRow.tsx'
import type { RowMoves } from '../namedLists/NamedRows.tsx'
import { useNamedRow } from '../namedLists/useNamedRow.ts'
import { loadTemplate, type TemplateSource } from './loadTemplate.ts'
import { TemplatePicture } from './TemplatePicture.tsx'

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
const words = drawingToolMessages.frameTemplates
const CHOSEN = { color: 'accent.fg', bg: 'accent.subtle', _hover: { color: 'accent.fg', bg: 'accent.muted' } }

type TemplateChange =
  Omit<FrameTemplateRowUpdateMutation['variables']['input']['frameTemplates'][number], 'frameTemplateId'>

type FrameTemplateRowProps = { templateRef: FrameTemplateRow_template$key; projectId: string; moves: RowMoves }

/** A frame template in the editor of the list: picture, name, whether new frames begin with it, and place. */
export function FrameTemplateRow({ templateRef, projectId, moves }: FrameTemplateRowProps) {
  const environment = useRelayEnvironment()
  const { id, name, isDefault, version } = useFragment(
    graphql`
      fragment FrameTemplateRow_template on FrameTemplate {
        id
        name
        isDefault
        version
      }
    `,
    templateRef,
  )
  const [updateTemplate] = useChange<FrameTemplateRowUpdateMutation, TemplateChange>(
    graphql`
      mutation FrameTemplateRowUpdateMutation($input: UpdateFrameTemplatesInput!) {
        updateFrameTemplates(input: $input) {
          project {
            id
            frameTemplates {
              id
              name
              isDefault
              version
            }
          }
        }
      }
    `,
    (change) => ({ variables: { input: { frameTemplates: [{ frameTemplateId: id, ...change }] } }, turn: id }),
  )
  const [addTemplate] = useChange<FrameTemplateRowAddMutation>(
    graphql`
      mutation FrameTemplateRowAddMutation($input: CreateFrameTemplateInput!) {
        createFrameTemplate(input: $input) {
          project {
            id
            frameTemplates {
              id
              ...FrameTemplateRow_template
            }
          }
        }
      }
    `,
    (input) => ({ variables: { input }, failed: words.saveFailed, canRetry: true }),
  )
  const [deleteTemplate, isDeleting] = useChange<FrameTemplateRowDeleteMutation, TemplateSource>(
    graphql`
      mutation FrameTemplateRowDeleteMutation($input: DeleteFrameTemplatesInput!) {
        deleteFrameTemplates(input: $input) {
          deletedFrameTemplateIds @deleteRecord
          project {
            id
            frameTemplates {
              id
            }
          }
        }
      }
    `,
    (source) => ({
      variables: { input: { frameTemplates: [{ frameTemplateId: id }] } },
      done: words.removed(name),
      undo: () => addTemplate({ name, isDefault, content: { projectId, ...source } }),
      failed: words.removeFailed,
    }),
  )

  const edited = useNamedRow<Omit<TemplateChange, 'expectedVersion'>>({
    draftKey: `frame template ${id}`, name, version, send: updateTemplate, outdated: words.outdated,
  })

  /** What it is made of is kept for Undo. */
  async function remove(): Promise<void> {
    try {
      const source = await loadTemplate(environment, id)
      if (source) await deleteTemplate(source)
    } catch (error) {
      showFailure(words.removeFailed, error)
    }
  }

  return (
    <NamedRow
      name={name} id={{ 'data-template': id }} edited={edited} moves={moves} words={words} isRemoving={isDeleting}
      onRemoved={() => void remove()} before={<TemplatePicture id={id} name={words.pictureOf(name)} />}
      after={
        <IconButton
          label={words.beginWith(name)} aria-pressed={isDefault} icon={<Star {...ICON} />}
          onClick={() => edited.save({ isDefault: !isDefault })} {...(isDefault ? CHOSEN : {})}
        />
      }
    />
  )
}
