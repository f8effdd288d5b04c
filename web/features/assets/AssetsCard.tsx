import { Box, Center, Grid, HStack, Text, chakra } from '@chakra-ui/react'
import { ArrowRight, Shapes } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AssetsCard_project$key } from '../../__generated__/AssetsCard_project.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'
import { AssetThumbnail } from './AssetThumbnail.tsx'
import { useAssetCounts } from './useAssetCounts.ts'

const CardAnchor = chakra(Link)
const words = assetMessages

/** The way to a project's assets, with those changed last. */
export function AssetsCard({ projectRef }: { projectRef: AssetsCard_project$key }) {
  const { id, assetCounts, latestAssets } = useFragment(
    graphql`
      fragment AssetsCard_project on Project {
        id
        assetCounts {
          ...useAssetCounts_counts
        }
        latestAssets: assets(first: 8, orderBy: { field: UPDATED }) {
          nodes {
            id
            ...AssetThumbnail_asset
          }
        }
      }
    `,
    projectRef,
  )
  const count = useAssetCounts(assetCounts)(null)
  return (
    <Card>
      <Box flex="1" minHeight="132px" bg="bg.well" borderBottomWidth="1px" overflow="hidden">
        {latestAssets.nodes.length > 0 ? (
          <Grid gap="2" px="4" pt="4" height="0" templateColumns="repeat(4, minmax(0, 1fr))" autoRows="100px">
            {latestAssets.nodes.map((asset) => (
              <Box
                key={asset.id} overflow="hidden" borderRadius="control" borderWidth="1px"
                borderColor="border.emphasized" bg="bg.panel" css={{ '& > div': { background: 'transparent' } }}
              >
                <AssetThumbnail assetRef={asset} iconSize={28} label="" />
              </Box>
            ))}
          </Grid>
        ) : (
          <Center height="full" minHeight="132px" color="fg.muted">
            <Shapes size={28} strokeWidth={1.5} aria-hidden />
          </Center>
        )}
      </Box>
      <HStack gap="3" px="4" py="3">
        <Box flex="1" minWidth="0">
          <CardTitle>
            <CardAnchor {...cardLinkStyle} to={`/dashboard/projects/${id}/assets`}>{words.card}</CardAnchor>
          </CardTitle>
          <Text textStyle="sm" color="fg.muted">{count > 0 ? words.cardLine : words.cardEmpty}</Text>
        </Box>
        <Box color="fg.muted"><ArrowRight size={16} strokeWidth={1.75} aria-hidden /></Box>
      </HStack>
    </Card>
  )
}
