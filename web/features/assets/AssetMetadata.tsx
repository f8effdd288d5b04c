import { Box, Grid, Link as TextLink } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { AssetMetadata_asset$key } from '../../__generated__/AssetMetadata_asset.graphql.ts'
import { longDate } from '../../lib/dates.ts'
import { assetMessages } from '../../messages/assets.ts'
import { knownKind, type MetadataKindName } from './assetDraft.ts'

const words = assetMessages

/** The facts that are known of an asset; nothing where there are none. */
export function AssetMetadata({ assetRef }: { assetRef: AssetMetadata_asset$key }) {
  const { metadata } = useFragment(
    graphql`
      fragment AssetMetadata_asset on Asset {
        metadata {
          key
          kind
          value
        }
      }
    `,
    assetRef,
  )
  if (metadata.length === 0) return null
  return (
    <Box as="dl" textStyle="sm" mt="5" borderWidth="1px" borderRadius="card" px="4" aria-label={words.metadata}>
      {metadata.map(({ key, kind, value }, index) => (
        <Grid
          key={key} templateColumns="minmax(0, 9rem) minmax(0, 1fr)" gap="4" py="2"
          borderTopWidth={index === 0 ? '0' : '1px'}
        >
          <Box as="dt" color="fg.muted">{key}</Box>
          <Box as="dd" fontWeight="medium" fontVariantNumeric="tabular-nums">
            <Value kind={knownKind(kind)} value={value} />
          </Box>
        </Grid>
      ))}
    </Box>
  )
}

function Value({ kind, value }: { kind: MetadataKindName; value: string }) {
  if (kind === 'BOOLEAN') return value === 'true' ? words.yes : words.no
  if (kind === 'DATE') return <time dateTime={value}>{longDate(`${value}T00:00:00`)}</time>
  if (kind !== 'URL') return value
  return (
    <TextLink href={value} target="_blank" rel="noreferrer noopener" color="accent.fg" display="inline">
      {value.replace(/^https?:\/\//i, '')}{' '}
      <ExternalLink size={12} aria-hidden style={{ display: 'inline', verticalAlign: '-1px' }} />
    </TextLink>
  )
}
