import { HStack, Input, Stack, Text } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { GripHandle } from '../../dnd/GripHandle.tsx'
import { commonMessages } from '../../messages/common.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { newerVersion, readError } from '../../relay/errors.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useChange } from '../../relay/useChange.ts'
import type { StatusRowDeleteMutation } from '../../__generated__/StatusRowDeleteMutation.graphql.ts'
import type { StatusRowUpdateMutation } from '../../__generated__/StatusRowUpdateMutation.graphql.ts'
import type { StatusRow_status$key } from '../../__generated__/StatusRow_status.graphql.ts'
import { isBlank } from '../../lib/texts.ts'
import { useDraft } from '../../lib/drafts.ts'
import { StatusColor } from './StatusColor.tsx'

/** Longest name of a status the server keeps, in characters. */
export const STATUS_NAME_LENGTH = 200
const ICON = { strokeWidth: 1.75, 'aria-hidden': true } as const
const words = storyboardMessages

type StatusChange = Omit<StatusRowUpdateMutation['variables']['input']['statuses'][number], 'statusId'>

type StatusRowProps = {
  statusRef: StatusRow_status$key
  /** Null where it is the first or the last. */
  onMovedUp: (() => void) | null
  onMovedDown: (() => void) | null
}

/** A status in the editor: its color, its name, how many shots have it, and its place. */
export function StatusRow({ statusRef, onMovedUp, onMovedDown }: StatusRowProps) {
  const { id, name, color, version, shotCount } = useFragment(
    graphql`
      fragment StatusRow_status on ShotStatus {
        id
        name
        color
        version
        shotCount
      }
    `,
    statusRef,
  )
  const draft = useDraft(`status ${id}`, { name })
  const typed = draft.values.name
  const [refusal, setRefusal] = useState<string | null>(null)
  // After a refusal over it, saving again writes over what somebody else saved.
  const [newer, setNewer] = useState<number | null>(null)
  // A change of one's own raises the version: the next change is then sent without one, after it.
  const underWay = useRef(0)
  const [isAsking, setIsAsking] = useState(false)
  // Every card shows the change at once. Changes of one status are sent in the order they were made.
  const [updateStatus] = useChange<StatusRowUpdateMutation, StatusChange>(
    graphql`
      mutation StatusRowUpdateMutation($input: UpdateShotStatusesInput!) {
        updateShotStatuses(input: $input) {
          statuses {
            id
            name
            color
            version
          }
        }
      }
    `,
    (change) => ({
      variables: { input: { statuses: [{ statusId: id, ...change }] } },
      turn: id,
      optimistic: (store) => {
        const status = store.get(id)
        if (change.name != null) status?.setValue(change.name, 'name')
        if (change.color != null) status?.setValue(change.color, 'color')
      },
    }),
  )
  const [deleteStatus, isDeleting] = useChange<StatusRowDeleteMutation, void>(
    graphql`
      mutation StatusRowDeleteMutation($input: DeleteShotStatusesInput!) {
        deleteShotStatuses(input: $input) {
          deletedStatusIds @deleteRecord
          shotCount
          project {
            id
            statuses {
              id
            }
          }
        }
      }
    `,
    () => ({
      variables: { input: { statuses: [{ statusId: id }] } },
      done: ({ deleteShotStatuses: { shotCount: count } }) => words.statusDeleted(name, count),
    }),
  )

  function refuse(error: unknown): void {
    underWay.current -= 1
    const { fields, message } = readError(error)
    const current = newerVersion(error)
    setNewer(current)
    setRefusal(current !== null ? words.statusOutdated : fields['name'] ?? fields['color'] ?? message)
  }

  function settle(): void {
    underWay.current -= 1
    draft.reset()
  }

  function save(change: Omit<StatusChange, 'expectedVersion'>): void {
    setRefusal(null)
    const expectedVersion = underWay.current > 0 ? null : Math.max(version, newer ?? 0)
    underWay.current += 1
    updateStatus({ ...change, expectedVersion }).then(settle, refuse)
  }

  function saveName(): void {
    const wanted = typed.trim()
    if (isBlank(wanted) || wanted === name) draft.reset()
    else save({ name: wanted })
  }

  return (
    <Stack as="li" data-status={id} gap="0.5">
      <HStack gap="1" flexWrap={{ base: 'wrap', sm: 'nowrap' }} rowGap="0">
        {onMovedUp || onMovedDown ? <GripHandle name={name} /> : null}
        <StatusColor color={color} label={words.statusColor(name)} onChosen={(chosen) => save({ color: chosen })} />
        <Input
          size="sm" flex="1" minWidth={{ base: 'calc(100% - 56px)', sm: '0' }}
          aria-label={words.statusName(name)} value={typed}
          maxLength={STATUS_NAME_LENGTH} autoComplete="off" aria-invalid={refusal !== null}
          borderColor={refusal === null ? undefined : 'border.error'}
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
        <Text
          textStyle="xs" color="fg.muted" whiteSpace="nowrap" minWidth="4.5rem" pe="1"
          textAlign={{ sm: 'end' }} flex={{ base: '1', sm: 'none' }} ps={{ base: '12', sm: '1' }}
          fontVariantNumeric="tabular-nums"
        >
          {commonMessages.shots(shotCount)}
        </Text>
        <IconButton
          label={words.statusUp(name)} icon={<ArrowUp {...ICON} />} disabled={!onMovedUp}
          onClick={onMovedUp ?? undefined}
        />
        <IconButton
          label={words.statusDown(name)} icon={<ArrowDown {...ICON} />} disabled={!onMovedDown}
          onClick={onMovedDown ?? undefined}
        />
        <IconButton
          label={words.statusDelete(name)} icon={<Trash2 {...ICON} />} color="fg.error"
          onClick={() => setIsAsking(true)}
        />
      </HStack>
      {refusal === null ? null : <Text role="alert" textStyle="xs" color="fg.error" ps="9">{refusal}</Text>}
      <ConfirmationDialog
        isOpen={isAsking} variant="danger" title={words.statusDeleteTitle(name)}
        message={words.statusDeleteLine(shotCount)} confirmText={words.delete} isLoading={isDeleting}
        onCancel={() => setIsAsking(false)}
        onConfirm={() =>
          void deleteStatus().catch((error: unknown) => {
            setIsAsking(false)
            refuse(error)
          })
        }
      />
    </Stack>
  )
}
