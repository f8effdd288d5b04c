import { Checkbox, Flex, Stack, Text } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { DeliveriesDialogQuery } from '../../__generated__/DeliveriesDialogQuery.graphql.ts'
import type { DeliveriesDialogMutation } from '../../__generated__/DeliveriesDialogMutation.graphql.ts'
import { webhookMessages } from '../../messages/webhooks.ts'
import { ErrorBoundary } from '../../relay/ErrorBoundary.tsx'
import { useChange } from '../../relay/useChange.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import type { ListedWebhook } from './webhookRules.ts'

const words = webhookMessages

type DeliveriesDialogProps = {
  /** Null keeps it closed. */
  webhook: ListedWebhook | null
  returnFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** What a webhook was sent, and sending it again. */
export function DeliveriesDialog({ webhook, returnFocus, onClose }: DeliveriesDialogProps) {
  return (
    <Dialog
      isOpen={webhook !== null} onClose={onClose} title={words.deliveriesTitle(webhook?.name ?? '')} width="48rem"
      returnFocus={returnFocus}
    >
      {webhook ? <Deliveries webhook={webhook} /> : null}
    </Dialog>
  )
}

function Deliveries({ webhook: { id, state } }: { webhook: ListedWebhook }) {
  const [attempt, setAttempt] = useState(0)
  const [isFailedOnly, setIsFailedOnly] = useState(false)
  const refresh = () => setAttempt((before) => before + 1)
  const [send, isRedelivering] = useChange<DeliveriesDialogMutation, readonly string[] | null>(
    graphql`
      mutation DeliveriesDialogMutation($input: RedeliverWebhookInput!) {
        redeliverWebhook(input: $input) {
          count
          webhook {
            id
            ...WebhookRow_webhook
          }
        }
      }
    `,
    (deliveryIds) => ({
      variables: { input: { webhookId: id, deliveryIds } },
      done: ({ redeliverWebhook: { count } }) => words.redelivered(count),
      failed: words.notRedelivered,
    }),
  )
  const redeliver = (deliveryIds: readonly string[] | null) => void send(deliveryIds).then(refresh)
  // Null until the list came: then nobody knows.
  const [failedCount, setFailedCount] = useState<number | null>(null)
  const reason = state === 'DISABLED' ? words.off : null
  const failedReason = failedCount === 0 ? words.noneFailed : null
  return (
    <Stack gap="4" pb="2">
      <Text textStyle="sm" color="fg.muted">{words.deliveriesLine}</Text>
      <Flex gap="3" rowGap="2" align="center" flexWrap="wrap">
        <Checkbox.Root
          checked={isFailedOnly} cursor="pointer" onCheckedChange={({ checked }) => setIsFailedOnly(checked === true)}
        >
          <Checkbox.HiddenInput name="failed" />
          <Checkbox.Control />
          <Checkbox.Label textStyle="sm">{words.onlyFailed}</Checkbox.Label>
        </Checkbox.Root>
        <Flex flex="1" justify="flex-end" gap="2">
          <ExplainedButton reason={reason ?? failedReason} loading={isRedelivering} onClick={() => redeliver(null)}>
            {words.redeliverFailed}
          </ExplainedButton>
          <IconButton label={words.refresh} icon={<RotateCw aria-hidden />} onClick={refresh} />
        </Flex>
      </Flex>
      <ErrorBoundary
        resetKey={attempt}
        fallback={({ message, requestId }) => (
          <FailedState
            title={words.deliveriesFailed} headingLevel="h2" message={message} requestId={requestId} onRetry={refresh}
          />
        )}
      >
        <Suspense fallback={<SkeletonGroup><RowSkeletons count={4} /></SkeletonGroup>}>
          <LoadedDeliveries
            webhookId={id} isFailedOnly={isFailedOnly} attempt={attempt} reason={reason}
            onCounted={setFailedCount} onRedeliver={(deliveryId) => redeliver([deliveryId])}
          />
        </Suspense>
      </ErrorBoundary>
    </Stack>
  )
}

type LoadedDeliveriesProps = {
  webhookId: string
  isFailedOnly: boolean
  attempt: number
  /** Why nothing may be sent again; null when it may. */
  reason: string | null
  onRedeliver: (deliveryId: string) => void
  /** How many have failed, as soon as it is known. */
  onCounted: (failedCount: number) => void
}

function LoadedDeliveries({ webhookId, isFailedOnly, attempt, onCounted, ...listProps }: LoadedDeliveriesProps) {
  const { node } = useLazyLoadQuery<DeliveriesDialogQuery>(
    graphql`
      query DeliveriesDialogQuery($webhookId: ID!, $statuses: [WebhookDeliveryStatus!]) {
        node(id: $webhookId) {
          ... on Webhook {
            failed: deliveries(filter: { statuses: [FAILED] }, first: 1) {
              totalCount
            }
          }
          ...DeliveryList_webhook @arguments(statuses: $statuses) @alias(as: "webhook")
        }
      }
    `,
    { webhookId, statuses: isFailedOnly ? ['FAILED'] : null },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const webhook = node?.webhook
  const failedCount = node?.failed?.totalCount
  useEffect(() => {
    if (failedCount !== undefined) onCounted(failedCount)
  }, [failedCount, onCounted])
  return webhook ? <DeliveryList webhookRef={webhook} isFailedOnly={isFailedOnly} {...listProps} /> : null
}
