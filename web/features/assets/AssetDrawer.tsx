import { Box, Button, Center, Drawer, HStack, Portal, Skeleton, Stack } from '@chakra-ui/react'
import { Shapes, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import drawerQuery from '../../__generated__/AssetDrawerQuery.graphql.ts'
import type { AssetDrawerQuery } from '../../__generated__/AssetDrawerQuery.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { commonMessages } from '../../messages/common.ts'
import { PartBoundary } from '../../relay/PartBoundary.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SkeletonGroup, TextSkeleton } from '../../ui/Skeletons.tsx'
import { useLiveQuery } from '../live/useLive.ts'
import { AssetDetails } from './AssetDetails.tsx'
import { withAsset } from './assetAddress.ts'

const words = assetMessages
const TITLE_ID = 'asset-drawer-title'

/** All there is to read of the asset the address names, over the list; closed when it names none. */
export function AssetDrawer() {
  const [address, setAddress] = useSearchParams()
  const content = useRef<HTMLDivElement>(null)
  const assetId = address.get('asset')
  // What was open stays while the drawer leaves.
  const [shownId, setShownId] = useState(assetId)
  if (assetId !== null && assetId !== shownId) setShownId(assetId)
  const close = () =>
    setAddress((current) => withAsset(current, null), { replace: true, preventScrollReset: true })
  return (
    <Drawer.Root
      open={assetId !== null} placement="end" lazyMount unmountOnExit
      onOpenChange={({ open }) => {
        if (!open) close()
      }}
      initialFocusEl={() => content.current}
      finalFocusEl={() => document.querySelector<HTMLElement>(`[data-asset="${shownId}"] a`)}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content
            ref={content} tabIndex={-1}
            maxWidth={{ base: '100vw', sm: 'min(35rem, 92vw)' }} width="full" bg="bg.panel"
            borderStartWidth={{ sm: '1px' }} aria-labelledby={TITLE_ID} outline="none" overflowWrap="anywhere"
          >
            <IconButton
              label={commonMessages.close} icon={<X aria-hidden />} position="absolute" top="4"
              insetEnd={{ base: '3', sm: '4' }} zIndex="2" tooltipPlacement="bottom-end" onClick={close}
            />
            {shownId === null ? null : <Content key={shownId} assetId={shownId} onClosed={close} />}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

type ContentProps = { assetId: string; onClosed: () => void }

function Content({ assetId, onClosed }: ContentProps) {
  return (
    <Box overflowY="auto" height="full" px={{ base: '4', sm: '6' }} pb="10">
      <PartBoundary
        failedTitle={words.drawerFailed} fallback={<DrawerSkeleton />} notFound={<NotFound onClosed={onClosed} />}
      >
        {(attempt) => <Loaded assetId={assetId} attempt={attempt} onClosed={onClosed} />}
      </PartBoundary>
    </Box>
  )
}

function Loaded({ assetId, attempt, onClosed }: ContentProps & { attempt: number }) {
  const { asset } = useLazyLoadQuery<AssetDrawerQuery>(
    graphql`
      query AssetDrawerQuery($assetId: ID!) {
        asset(by: { id: $assetId }) {
          ...AssetDetails_asset
        }
      }
    `,
    { assetId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  useLiveQuery<AssetDrawerQuery>({
    query: drawerQuery, variables: () => ({ assetId }), isTouched: ({ assets }) => assets.has(assetId),
  })
  if (!asset) return <NotFound onClosed={onClosed} />
  return <AssetDetails assetRef={asset} titleId={TITLE_ID} onClosed={onClosed} />
}

function NotFound({ onClosed }: { onClosed: () => void }) {
  return (
    <Center minHeight="60vh">
      <EmptyState
        icon={<Shapes size={22} strokeWidth={1.75} />} title={words.notFound} description={words.notFoundLine}
        action={<Button onClick={onClosed}>{commonMessages.close}</Button>}
      />
    </Center>
  )
}

function DrawerSkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap="6" pt="16">
        <HStack gap="4" align="flex-start">
          <Skeleton width="8rem" aspectRatio="4 / 3" borderRadius="control" />
          <Stack gap="3" flex="1" pt="1">
            <Skeleton height="5" width="60%" />
            <TextSkeleton lines={2} width="80%" />
          </Stack>
        </HStack>
        <TextSkeleton lines={3} />
        <Skeleton height="12rem" borderRadius="card" />
      </Stack>
    </SkeletonGroup>
  )
}
