import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { NewStatusFormMutation } from '../../__generated__/NewStatusFormMutation.graphql.ts'
import { isBlank } from '../../lib/texts.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { StatusColor } from './StatusColor.tsx'
import { STATUS_NAME_LENGTH } from './StatusRow.tsx'

const FIRST_COLOR = '#4fb3e8'
const words = storyboardMessages

/** Adds a status: its color and its name, which no other of the project has. */
export function NewStatusForm({ projectId }: { projectId: string }) {
  const [createStatuses] = useChange<NewStatusFormMutation>(graphql`
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
  const form = useForm({
    name: `status of ${projectId}`, initial: { name: '', color: FIRST_COLOR }, isReady: ({ name }) => !isBlank(name),
    send: ({ name, color }) => createStatuses({ projectId, statuses: [{ name: name.trim(), color }] }),
    done: () => field.current?.focus(),
  })
  const refusal = form.errors['name'] ?? form.errors['color'] ?? form.sentence
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="0.5" borderTopWidth="1px" pt="3">
        <HStack gap="1">
          <StatusColor
            color={form.values.color} label={words.newStatusColor} onChosen={(color) => form.edit({ color })}
          />
          <Input
            ref={field} size="sm" flex="1" minWidth="0" aria-label={words.newStatusName}
            placeholder={words.newStatusName} maxLength={STATUS_NAME_LENGTH} autoComplete="off"
            aria-invalid={refusal !== null} borderColor={refusal === null ? undefined : 'border.error'}
            {...form.text('name')} disabled={false}
          />
          <Button type="submit" disabled={!form.isReady} loading={form.isRunning} loadingText={words.addStatus}>
            <Plus aria-hidden /> {words.addStatus}
          </Button>
        </HStack>
        {refusal === null ? null : <Text role="alert" textStyle="xs" color="fg.error" ps="9">{refusal}</Text>}
      </Stack>
    </form>
  )
}
