import { Box, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { memo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AssetCard_asset$key } from '../../__generated__/AssetCard_asset.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { UploadProgress } from '../uploads/UploadProgress.tsx'
import { useImageUpload } from '../uploads/imageUploads.ts'
import { AssetThumbnail } from './AssetThumbnail.tsx'
import { EditAssetDialog } from './EditAssetDialog.tsx'
import { TypeIcon } from '../../ui/TypeIcon.tsx'
import { withAsset } from './assetAddress.ts'
import { knownStatus, knownType, statusColorOf } from '../../ui/assetKinds.ts'
import { focusBesideAsset } from './focusAssetCard.ts'
import { useAssetDeletion } from './useAssetDeletion.tsx'
import { useEditRefusal } from './useEditRefusal.ts'

const CardAnchor = chakra(Link)
const words = assetMessages
const TOUCH = { '@media (pointer: coarse)': { minHeight: '44px', paddingInline: '12px' } }

type AssetCardProps = {
  assetRef: AssetCard_asset$key
  /** The search of the address that lists it. */
  listAddress: string
  /** Where assets of several projects stand together. */
  hasProjectName?: boolean
}

/** An asset in a grid: its picture, name, code, description and status; opens its drawer. */
export const AssetCard = memo(function AssetCard({ assetRef, listAddress, hasProjectName = false }: AssetCardProps) {
  const asset = useFragment(
    graphql`
      fragment AssetCard_asset on Asset {
        id
        name
        code
        description
        type
        status
        # What an asset put into the list is compared with.
        # eslint-disable-next-line relay/unused-fields
        createdAt
        # eslint-disable-next-line relay/unused-fields
        updatedAt
        project {
          name
          ...useEditRefusal_project
          # Whose library it stands in.
          # eslint-disable-next-line relay/unused-fields
          organization {
            id
          }
        }
        ...AssetThumbnail_asset
        ...EditAssetDialog_asset
      }
    `,
    assetRef,
  )
  const [isEditing, setIsEditing] = useState(false)
  const deletion = useAssetDeletion(asset, () => focusBesideAsset(asset.id))
  const upload = useImageUpload(asset.id)
  const refusal = useEditRefusal(asset.project)
  return (
    <Box data-asset={asset.id} display="contents" css={{ '& > *': { height: 'full' } }}>
      <Card>
        <Box aspectRatio="4 / 3" borderBottomWidth="1px" overflow="hidden" position="relative">
          <AssetThumbnail assetRef={asset} label="" />
          {upload ? <Box position="absolute" inset="0" zIndex="1"><UploadProgress upload={upload} /></Box> : null}
        </Box>
        <Flex direction="column" flex="1" px="3.5" pt="3" pb="3" minWidth="0">
          {hasProjectName ? (
            <Text textStyle="xs" color="fg.muted" truncate title={asset.project.name}>{asset.project.name}</Text>
          ) : null}
          <CardTitle title={asset.name} minWidth="0">
            <CardAnchor
              {...cardLinkStyle} to={{ search: withAsset(new URLSearchParams(listAddress), asset.id).toString() }}
              replace preventScrollReset
            >
              {asset.name}
            </CardAnchor>
          </CardTitle>
          <HStack gap="1.5" mt="0.5" color="fg.muted" minWidth="0">
            <TypeIcon type={asset.type} size={14} style={{ flexShrink: 0 }} />
            <Text textStyle="xs" whiteSpace="nowrap">{words.types[knownType(asset.type)]}</Text>
            <Box as="span" aria-hidden textStyle="xs">·</Box>
            <Text textStyle="mono" truncate title={asset.code}>{asset.code}</Text>
          </HStack>
          <Text
            textStyle="sm" color={asset.description ? 'fg.soft' : 'fg.muted'} lineClamp={2} minHeight="2.5rem" mt="2"
          >
            {asset.description || words.noDescription}
          </Text>
          <HStack mt="auto" pt="3" gap="1.5" justify="space-between" minWidth="0">
            <Chip label={words.statuses[knownStatus(asset.status)]} color={statusColorOf(asset.status)} />
            <HStack gap="1" position="relative" zIndex="1" flexShrink="0" me="-1">
              <ExplainedButton
                size="xs" reason={refusal} aria-label={words.editNamed(asset.name)} css={TOUCH}
                onClick={() => setIsEditing(true)}
              >
                {words.edit}
              </ExplainedButton>
              <ExplainedButton
                size="xs" variant="ghost" reason={refusal} aria-label={words.deleteNamed(asset.name)} css={TOUCH}
                _hover={{ color: 'fg.error', bg: 'danger.subtle' }}
                aria-busy={deletion.isAsking} onClick={deletion.start}
              >
                {words.delete}
              </ExplainedButton>
            </HStack>
          </HStack>
        </Flex>
      </Card>
      {deletion.question}
      <EditAssetDialog assetRef={asset} isOpen={isEditing} onClose={() => setIsEditing(false)} />
    </Box>
  )
})
