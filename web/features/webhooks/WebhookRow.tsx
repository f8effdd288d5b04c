import { Box, Button, HStack, Stack } from '@chakra-ui/react'
import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WebhookRow_webhook$key } from '../../__generated__/WebhookRow_webhook.graphql.ts'
import { webhookMessages } from '../../messages/webhooks.ts'
import { useFailureText } from '../../relay/useFailureText.ts'
import { Chip } from '../../ui/Chip.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'
import type { ListedWebhook } from './webhookRules.ts'

const words = webhookMessages

const STATE_COLORS: Readonly<Record<string, string | null>> = {
  ACTIVE: '#30A46C', FAILING: '#E8A33D', DISABLED: null,
}

/** What can be done with a webhook. */
export type WebhookAction = 'edit' | 'deliveries' | 'rotate' | 'enable' | 'disable' | 'delete'

type WebhookRowProps = {
  webhookRef: WebhookRow_webhook$key
  /** `button` is where the focus goes back to. */
  onAction: (action: WebhookAction, webhook: ListedWebhook, button: HTMLElement | null) => void
}

/** One webhook: its name, how it is, where it sends and what of. */
export function WebhookRow({ webhookRef, onAction }: WebhookRowProps) {
  const webhook = useFragment(
    graphql`
      fragment WebhookRow_webhook on Webhook {
        id
        name
        url
        types
        isTextLeftOut
        state
        version
        failingSince
        disabledAt
        disabledFailure {
          ...useFailureText_failure
        }
        createdAt
        project {
          id
          name
        }
      }
    `,
    webhookRef,
  )
  const { id, name, url, types, isTextLeftOut, state, version, failingSince, disabledAt, createdAt, project } = webhook
  const problem = useFailureText(webhook.disabledFailure)
  const listed: ListedWebhook = { id, name, url, types, isTextLeftOut, state, version, projectId: project?.id ?? '' }
  const menuButton = useRef<HTMLButtonElement>(null)
  const logButton = useRef<HTMLButtonElement>(null)
  const items: { value: WebhookAction; label: string; isDanger?: boolean }[] = [
    { value: 'deliveries', label: words.deliveries },
    { value: 'edit', label: words.edit },
    { value: 'rotate', label: words.rotate },
    state === 'DISABLED' ? { value: 'enable', label: words.enable } : { value: 'disable', label: words.disable },
    { value: 'delete', label: words.delete, isDanger: true },
  ]
  return (
    <HStack
      as="li" gap="2" align="center" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}
      _hover={{ bg: 'bg.emphasized/50' }}
    >
      <Stack gap="1" flex="1" minWidth="0">
        <HStack gap="2" rowGap="1" flexWrap="wrap">
          <Tooltip content={name}>
            <Box fontWeight="medium" truncate maxWidth="full" color={state === 'DISABLED' ? 'fg.muted' : 'fg'}>
              {name}
            </Box>
          </Tooltip>
          <Chip label={words.states[state] ?? state} color={STATE_COLORS[state]} />
        </HStack>
        <Tooltip content={url}>
          <Box textStyle="mono" color="fg.soft" truncate>{url}</Box>
        </Tooltip>
        {problem === null ? null : <Box textStyle="sm" color="fg.error">{problem}</Box>}
        <FactLine
          facts={[
            types.length === 0 ? words.allEvents : (
              <Tooltip content={types.join(', ')}><span>{words.kindsOf(types.length)}</span></Tooltip>
            ),
            project ? words.onlyProject(project.name) : words.allProjects,
            disabledAt ? <RelativeTime moment={disabledAt} sentence={words.switchedOff} /> : null,
            failingSince && !disabledAt ? (
              <RelativeTime moment={failingSince} sentence={words.failingSince} />
            ) : null,
            <RelativeTime moment={createdAt} sentence={words.created} />,
          ]}
        />
      </Stack>
      <Button
        ref={logButton} variant="ghost" flexShrink="0" hideBelow="sm" aria-label={words.deliveriesNamed(name)}
        onClick={() => onAction('deliveries', listed, logButton.current)}
      >
        {words.deliveries}
      </Button>
      <RowMenu
        ref={menuButton} label={words.actions(name)} items={items}
        onChosen={(value) => {
          const chosen = items.find((item) => item.value === value)
          if (chosen) onAction(chosen.value, listed, menuButton.current)
        }}
      />
    </HStack>
  )
}
