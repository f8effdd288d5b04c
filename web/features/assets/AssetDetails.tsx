import { Box, Flex, Grid, HStack, Heading, Link as TextLink, Text } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useParams } from 'react-router-dom'
import type { AssetDetails_asset$key } from '../../__generated__/AssetDetails_asset.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { LongText } from '../../ui/LongText.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { AssetCasting } from '../casting/AssetCasting.tsx'
import { UploadProgress } from '../uploads/UploadProgress.tsx'
import { useImageUpload } from '../uploads/imageUploads.ts'
import { AssetDependencyList } from './AssetDependencyList.tsx'
import { AssetGraph } from './AssetGraph.tsx'
import { AssetImpact } from './AssetImpact.tsx'
import { AssetMetadata } from './AssetMetadata.tsx'
import { AssetThumbnail } from './AssetThumbnail.tsx'
import { EditAssetDialog } from './EditAssetDialog.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { knownStatus, knownType, statusColorOf } from '../../ui/assetKinds.ts'
import { useAssetDeletion } from './useAssetDeletion.tsx'
import { useEditRefusal } from './useEditRefusal.ts'

/** Taller pictures stand between margins: what is said below them should be seen. */
const LEAST_RATIO = 4 / 3
const words = assetMessages

type AssetDetailsProps = {
  assetRef: AssetDetails_asset$key
  /** Id of the heading, which names what is around it. */
  titleId: string
  onClosed: () => void
}

/** An asset to read: what it is, where it appears, what it hangs together with and what a change to it touches. */
export function AssetDetails({ assetRef, titleId, onClosed }: AssetDetailsProps) {
  const asset = useFragment(
    graphql`
      fragment AssetDetails_asset on Asset {
        id
        name
        code
        type
        status
        description
        updatedAt
        thumbnail {
          width
          height
        }
        project {
          id
          name
          ...useEditRefusal_project
        }
        ...AssetThumbnail_asset
        ...AssetMetadata_asset
        ...AssetCasting_asset
        ...AssetDependencyList_asset
        ...AssetGraph_asset
        ...AssetImpact_asset
        ...EditAssetDialog_asset
      }
    `,
    assetRef,
  )
  const isInProject = useParams()['projectId'] !== undefined
  const [isEditing, setIsEditing] = useState(false)
  const deletion = useAssetDeletion(asset, onClosed)
  const upload = useImageUpload(asset.id)
  const refusal = useEditRefusal(asset.project)
  const { thumbnail } = asset
  const ratio = thumbnail ? Math.max(LEAST_RATIO, thumbnail.width / thumbnail.height) : LEAST_RATIO
  return (
    <>
      <HStack
        gap="1" pt="4" pb="3" mb="1" pe="10" position="sticky" top="0" zIndex="1" bg="bg.panel" mx="-1" px="1"
      >
        <ExplainedButton reason={refusal} onClick={() => setIsEditing(true)}>
          <Pencil strokeWidth={1.75} aria-hidden /> {words.edit}
        </ExplainedButton>
        <ExplainedButton
          variant="ghost" reason={refusal} _hover={{ color: 'fg.error', bg: 'danger.subtle' }}
          aria-busy={deletion.isAsking} onClick={deletion.start}
        >
          <Trash2 strokeWidth={1.75} aria-hidden /> {words.delete}
        </ExplainedButton>
      </HStack>
      {thumbnail || upload ? (
        <Box
          position="relative" mb="5" borderWidth="1px" borderRadius="card" overflow="hidden" bg="paper"
          style={{ aspectRatio: ratio }}
        >
          <AssetThumbnail assetRef={asset} fit="contain" iconSize={48} />
          {upload ? <UploadProgress upload={upload} /> : null}
        </Box>
      ) : null}
      <Heading as="h2" id={titleId} textStyle="xl">{asset.name}</Heading>
      <Flex wrap="wrap" align="center" columnGap="2.5" rowGap="1.5" mt="1.5" color="fg.muted" textStyle="sm">
        <Chip label={words.statuses[knownStatus(asset.status)]} color={statusColorOf(asset.status)} />
        <HStack gap="1.5">
          <TypeIcon type={asset.type} size={14} /> {words.types[knownType(asset.type)]}
        </HStack>
        <Box as="span" textStyle="mono">{asset.code}</Box>
        <RelativeTime moment={asset.updatedAt} sentence={words.updated} />
      </Flex>
      <LongText mt="4" color={asset.description ? 'fg.soft' : 'fg.muted'} lineHeight="1.375rem" maxWidth="68ch">
        {asset.description || words.noDescription}
      </LongText>
      <AssetMetadata assetRef={asset} />
      <Section title={words.appearsIn}><AssetCasting assetRef={asset} /></Section>
      <Section title={words.dependencies}>
        <AssetDependencyList assetRef={asset} isEditable={false} />
        <AssetGraph assetRef={asset} />
      </Section>
      <Section title={words.impact}><AssetImpact assetRef={asset} /></Section>
      {isInProject ? null : (
        <Text textStyle="sm" mt="8">
          <TextLink asChild color="accent.fg">
            <Link to={`/dashboard/projects/${asset.project.id}/assets?asset=${asset.id}`}>
              {words.openProject(asset.project.name)}
            </Link>
          </TextLink>
        </Text>
      )}
      {deletion.question}
      <EditAssetDialog assetRef={asset} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Grid as="section" aria-label={title} borderTopWidth="1px" mt="6" pt="5" templateColumns="minmax(0, 1fr)">
      <Heading as="h3" textStyle="md" letterSpacing="-0.01em" mb="3">{title}</Heading>
      <Box>{children}</Box>
    </Grid>
  )
}
