import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { graphql } from 'react-relay'
import type { NewStatusFormMutation } from '../../__generated__/NewStatusFormMutation.graphql.ts'
import { isBlank } from '../../lib/blank.ts'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { StatusColor } from './StatusColor.tsx'
import { STATUS_NAME_LENGTH } from './StatusRow.tsx'

const FIRST_COLOR = '#4fb3e8'
const words = messages.storyboard

/** Adds a status: its colour and its name, which no other of the project has. */
export function NewStatusForm({ projectId }: { projectId: string }) {
  const draft = useDraft(`status of ${projectId}`, { name: '', color: FIRST_COLOR })
  const { name, color } = draft.values
  const [refusal, setRefusal] = useState<string | null>(null)
  const [createStatuses, isCreating] = useChange<NewStatusFormMutation>(graphql`
    mutation NewStatusFormMutation($input: CreateShotStatusesInput!) {
      createShotStatuses(input: $input) {
        project {
          id
          statuses {
            id
            name
            color
            version
            shotCount
          }
        }
      }
    }
  `)
  const field = useRef<HTMLInputElement>(null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const wanted = name.trim()
    if (isBlank(wanted) || isCreating) return
    setRefusal(null)
    createStatuses({ projectId, statuses: [{ name: wanted, color }] }).then(
      () => {
        draft.reset()
        field.current?.focus()
      },
      (error: unknown) => {
        const { fields, message } = readError(error)
        setRefusal(fields['name'] ?? fields['color'] ?? message)
      },
    )
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="0.5" borderTopWidth="1px" pt="3">
        <HStack gap="1">
          <StatusColor
            color={color} label={words.newStatusColor} onChosen={(chosen) => draft.change({ color: chosen })}
          />
          <Input
            ref={field} size="sm" flex="1" minWidth="0" aria-label={words.newStatusName}
            placeholder={words.newStatusName} value={name} maxLength={STATUS_NAME_LENGTH} autoComplete="off"
            aria-invalid={refusal !== null} borderColor={refusal === null ? undefined : 'border.error'}
            onChange={(event) => {
              draft.change({ name: event.target.value })
              setRefusal(null)
            }}
          />
          <Button type="submit" disabled={isBlank(name)} loading={isCreating} loadingText={words.addStatus}>
            <Plus aria-hidden /> {words.addStatus}
          </Button>
        </HStack>
        {refusal === null ? null : <Text role="alert" textStyle="xs" color="fg.error" ps="9">{refusal}</Text>}
      </Stack>
    </form>
  )
}
