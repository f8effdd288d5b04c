import { Box, Stack } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { DeliveryList_webhook$key } from '../../__generated__/DeliveryList_webhook.graphql.ts'
import type { DeliveryListPaginationQuery } from '../../__generated__/DeliveryListPaginationQuery.graphql.ts'
import { webhookMessages } from '../../messages/webhooks.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'

const PAGE_SIZE = 25
const words = webhookMessages

type DeliveryListProps = {
  webhookRef: DeliveryList_webhook$key
  isFailedOnly: boolean
  /** Why nothing may be sent again; null when it may. */
  reason: string | null
  onRedeliver: (deliveryId: string) => void
}

/** The deliveries of a webhook, newest first. */
export function DeliveryList({ webhookRef, isFailedOnly, reason, onRedeliver }: DeliveryListProps) {
  const { data, ...list } = usePaginationFragment<
    DeliveryListPaginationQuery,
    DeliveryList_webhook$key
  >(
    graphql`
      fragment DeliveryList_webhook on Webhook
      @refetchable(queryName: "DeliveryListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 25 }
        cursor: { type: "String" }
        statuses: { type: "[WebhookDeliveryStatus!]" }
      ) {
        deliveries(first: $count, after: $cursor, filter: { statuses: $statuses })
        @connection(key: "DeliveryList_deliveries") {
          edges {
            node {
              id
              ...DeliveryRow_delivery
            }
          }
        }
      }
    `,
    webhookRef,
  )
  const { edges } = data.deliveries
  if (edges.length === 0) {
    return (
      <EmptyState
        icon={<Send size={22} strokeWidth={1.75} />} headingLevel="h3"
        title={isFailedOnly ? words.noneFailed : words.noDeliveries} description={words.noDeliveriesLine}
      />
    )
  }
  return (
    <Stack gap="4">
      <Box as="ul" aria-label={words.deliveries} listStyleType="none" borderWidth="1px" borderRadius="card"
        bg="bg.panel" overflow="hidden">
        {edges.map(({ node }) => (
          <DeliveryRow key={node.id} deliveryRef={node} reason={reason} onRedeliver={onRedeliver} />
        ))}
      </Box>
      <ShowMore list={list} count={PAGE_SIZE} />
    </Stack>
  )
}
