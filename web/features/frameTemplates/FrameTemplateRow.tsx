import { HStack, Input, Stack, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { FrameTemplateRow_template$key } from '../../__generated__/FrameTemplateRow_template.graphql.ts'
import type { FrameTemplateRowAddMutation } from '../../__generated__/FrameTemplateRowAddMutation.graphql.ts'
import type { FrameTemplateRowDeleteMutation } from '../../__generated__/FrameTemplateRowDeleteMutation.graphql.ts'
import type { FrameTemplateRowUpdateMutation } from '../../__generated__/FrameTemplateRowUpdateMutation.graphql.ts'
import { GripHandle } from '../../dnd/GripHandle.tsx'
import { useDraft } from '../../lib/drafts.ts'
import { isBlank } from '../../lib/texts.ts'
import { drawingToolMessages } from '../../messages/drawingTools.ts'
import { newerVersion, readError } from '../../relay/errors.ts'
import { showFailure, useChange } from '../../relay/useChange.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { loadTemplate, type TemplateSource } from './loadTemplate.ts'

const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
/** Longest name of a template the server keeps, in characters. */
const NAME_LENGTH = 200
const words = drawingToolMessages.frameTemplates
const CHOSEN = { color: 'accent.fg', bg: 'accent.subtle', _hover: { color: 'accent.fg', bg: 'accent.muted' } }

type TemplateChange =
  Omit<FrameTemplateRowUpdateMutation['variables']['input']['frameTemplates'][number], 'frameTemplateId'>

type FrameTemplateRowProps = {
  templateRef: FrameTemplateRow_template$key
  projectId: string
  /** Null where it is the first or the last. */
  onMovedUp: (() => void) | null
  onMovedDown: (() => void) | null
}

/** A frame template in the editor of the list: its name, whether new frames begin with it, and its place. */
export function FrameTemplateRow({ templateRef, projectId, onMovedUp, onMovedDown }: FrameTemplateRowProps) {
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
  const draft = useDraft(`frame template ${id}`, { name })
  const typed = draft.values.name
  const [refusal, setRefusal] = useState<string | null>(null)
  // After a refusal over it, saving again replaces what somebody else saved.
  const [newer, setNewer] = useState(0)
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

  function save(change: Omit<TemplateChange, 'expectedVersion'>): void {
    setRefusal(null)
    updateTemplate({ ...change, expectedVersion: Math.max(version, newer) }).then(
      () => draft.reset(),
      (error: unknown) => {
        const current = newerVersion(error)
        setNewer(current ?? 0)
        const { fields, message } = readError(error)
        setRefusal(current !== null ? words.outdated : fields['name'] ?? fields['isDefault'] ?? message)
      },
    )
  }

  function saveName(): void {
    const wanted = typed.trim()
    if (isBlank(wanted) || wanted === name) draft.reset()
    else save({ name: wanted })
  }

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
    <Stack as="li" data-template={id} gap="0.5">
      <HStack gap="1">
        {onMovedUp || onMovedDown ? <GripHandle name={name} /> : null}
        <Input
          size="sm" flex="1" minWidth="0" aria-label={words.nameOf(name)} value={typed} maxLength={NAME_LENGTH}
          autoComplete="off" aria-invalid={refusal !== null} borderColor={refusal === null ? undefined : 'border.error'}
          onChange={(event) => {
            draft.change({ name: event.target.value })
            setRefusal(null)
          }}
          onBlur={() => {
            // What was refused is sent again with Enter alone.
            if (refusal === null) saveName()
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) saveName()
          }}
        />
        <IconButton
          label={words.beginWith(name)} aria-pressed={isDefault} icon={<Star {...ICON} />}
          onClick={() => save({ isDefault: !isDefault })} {...(isDefault ? CHOSEN : {})}
        />
        <IconButton
          label={words.up(name)} icon={<ArrowUp {...ICON} />} disabled={!onMovedUp} onClick={onMovedUp ?? undefined}
        />
        <IconButton
          label={words.down(name)} icon={<ArrowDown {...ICON} />} disabled={!onMovedDown}
          onClick={onMovedDown ?? undefined}
        />
        <IconButton
          label={words.remove(name)} icon={<Trash2 {...ICON} />} color="fg.error" disabled={isDeleting}
          onClick={() => void remove()}
        />
      </HStack>
      {refusal === null ? null : <Text role="alert" textStyle="xs" color="fg.error" ps="9">{refusal}</Text>}
    </Stack>
  )
}
