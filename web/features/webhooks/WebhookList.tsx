import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Plus, Webhook } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { WebhookList_organization$key } from '../../__generated__/WebhookList_organization.graphql.ts'
import type { WebhookListPaginationQuery } from '../../__generated__/WebhookListPaginationQuery.graphql.ts'
import type { WebhookListEnableMutation } from '../../__generated__/WebhookListEnableMutation.graphql.ts'
import type { WebhookListDisableMutation } from '../../__generated__/WebhookListDisableMutation.graphql.ts'
import { webhookMessages } from '../../messages/webhooks.ts'
import { useChange } from '../../relay/useChange.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SecretDialog } from '../tokens/SecretDialog.tsx'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { DeliveriesDialog } from './DeliveriesDialog.tsx'
import { DeleteWebhookDialog, RotateSecretDialog } from './webhookQuestions.tsx'
import { WebhookEditor } from './WebhookEditor.tsx'
import { WebhookRow, type WebhookAction } from './WebhookRow.tsx'
import type { EventType, ListedWebhook } from './webhookRules.ts'

const PAGE_SIZE = 50
const words = webhookMessages

type WebhookListProps = {
  organizationRef: WebhookList_organization$key
  /** The events a webhook can get. */
  eventTypes: readonly EventType[]
}

/** What is open over the list, and about which webhook; null for a new one. */
type Opened = { what: 'edit' | 'rotate' | 'delete' | 'deliveries'; webhook: ListedWebhook | null }

/** The webhooks of an organization with all that is done with them. */
export function WebhookList({ organizationRef, eventTypes }: WebhookListProps) {
  const { data, ...list } = usePaginationFragment<
    WebhookListPaginationQuery,
    WebhookList_organization$key
  >(
    graphql`
      fragment WebhookList_organization on Organization
      @refetchable(queryName: "WebhookListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        projects(first: 100) {
          nodes {
            id
            name
          }
        }
        webhooks(first: $count, after: $cursor) @connection(key: "WebhookList_webhooks") {
          __id
          edges {
            node {
              id
              ...WebhookRow_webhook
            }
          }
        }
      }
    `,
    organizationRef,
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const [shown, setShown] = useState<{ name: string; secret: string } | null>(null)
  const [enableWebhook] = useChange<WebhookListEnableMutation, ListedWebhook>(
    graphql`
      mutation WebhookListEnableMutation($input: EnableWebhookInput!) {
        enableWebhook(input: $input) {
          webhook {
            id
            ...WebhookRow_webhook
          }
        }
      }
    `,
    ({ id, name }) => ({
      variables: { input: { webhookId: id } }, done: words.enabled(name), failed: words.enableFailed,
    }),
  )
  const [disableWebhook] = useChange<WebhookListDisableMutation, ListedWebhook>(
    graphql`
      mutation WebhookListDisableMutation($input: DisableWebhookInput!) {
        disableWebhook(input: $input) {
          webhook {
            id
            ...WebhookRow_webhook
          }
        }
      }
    `,
    ({ id, name }) => ({
      variables: { input: { webhookId: id } }, done: words.disabled(name), failed: words.disableFailed,
    }),
  )
  const createButton = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(null)
  const { __id: connectionId, edges } = data.webhooks
  const projects = data.projects.nodes.map(({ id, name }) => ({ id, name }))
  const close = () => setOpened(null)
  const about = (what: Opened['what']) => (opened?.what === what ? opened.webhook : null)

  function act(action: WebhookAction, webhook: ListedWebhook, button: HTMLElement | null) {
    opener.current = button
    if (action === 'enable') enableWebhook(webhook)
    else if (action === 'disable') disableWebhook(webhook)
    else setOpened({ what: action, webhook })
  }

  function showSecret(name: string, secret: string) {
    close()
    setShown({ name, secret })
  }

  const button = (
    <Button
      ref={createButton} variant="solid" flexShrink="0"
      onClick={() => {
        opener.current = createButton.current
        setOpened({ what: 'edit', webhook: null })
      }}
    >
      <Plus aria-hidden /> {words.create}
    </Button>
  )
  return (
    <Stack gap="4">
      {edges.length === 0 ? (
        <EmptyState
          icon={<Webhook size={22} strokeWidth={1.75} />} headingLevel="h3" title={words.emptyTitle}
          description={words.emptyLine} action={button}
        />
      ) : (
        <>
          <HStack justify="space-between" align="flex-start" gap="4" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
            <Text textStyle="sm" color="fg.muted" maxWidth="68ch">{words.lead}</Text>
            {button}
          </HStack>
          <Box as="ul" aria-label={words.list} listStyleType="none" borderWidth="1px" borderRadius="card" bg="bg.panel"
            overflow="hidden">
            {edges.map(({ node }) => <WebhookRow key={node.id} webhookRef={node} onAction={act} />)}
          </Box>
        </>
      )}
      <ShowMore list={list} count={PAGE_SIZE} />
      <WebhookEditor
        // A new key after closing forgets what was typed.
        key={opened?.what === 'edit' ? `edit ${opened.webhook?.id ?? ''}` : 'closed'}
        isOpen={opened?.what === 'edit'} webhook={about('edit')} organizationId={data.id} connectionId={connectionId}
        projects={projects} eventTypes={eventTypes} returnFocus={opener} onClose={close}
        onCreated={showSecret}
      />
      <RotateSecretDialog webhook={about('rotate')} returnFocus={opener} onClose={close} onRotated={showSecret} />
      <DeleteWebhookDialog
        webhook={about('delete')} connectionId={connectionId} returnFocus={createButton} onClose={close}
      />
      <DeliveriesDialog webhook={about('deliveries')} returnFocus={opener} onClose={close} />
      <SecretDialog shown={shown} words={words} onDone={() => setShown(null)} returnFocus={opener} />
    </Stack>
  )
}
