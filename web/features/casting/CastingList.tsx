import { Box, Button, Center, HStack, Heading, Stack, Text, chakra } from '@chakra-ui/react'
import { Shapes } from 'lucide-react'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { CastingListPaginationQuery } from '../../__generated__/CastingListPaginationQuery.graphql.ts'
import type { CastingListQuery } from '../../__generated__/CastingListQuery.graphql.ts'
import type { CastingList_project$key } from '../../__generated__/CastingList_project.graphql.ts'
import { assetMessages } from '../../messages/assets.ts'
import { castingMessages } from '../../messages/casting.ts'
import { compareNames } from '../../messages/format.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ASSET_TYPES, knownType } from '../../ui/assetKinds.ts'
import { ShowMore } from '../../ui/MoreButton.tsx'
import { CastingRow } from './CastingRow.tsx'
import type { CastAsset, LoadedCast } from './castOfShots.ts'
import { shotsWith, type CastingDraft, type DraftEntry } from './castingDraft.ts'

const words = castingMessages
const PAGE_SIZE = 200

type CastingListProps = {
  projectId: string
  search: string
  loaded: LoadedCast
  draft: CastingDraft
  canEdit: boolean
  onChanged: (assetId: string, entry: DraftEntry) => void
}

type ShownAsset = CastAsset & { readonly pictureUrl: string | null }

function holds({ name, code }: CastAsset, search: string): boolean {
  const wanted = search.toLocaleLowerCase()
  return [name, code].some((text) => text.toLocaleLowerCase().includes(wanted))
}

/** The assets of a project, those that are cast first and the others by type, each with what is to change. */
export function CastingList(props: CastingListProps) {
  const { projectId, search } = props
  const { project } = useLazyLoadQuery<CastingListQuery>(
    graphql`
      query CastingListQuery($projectId: ID!, $filter: AssetFilter) {
        project(by: { id: $projectId }) {
          ...CastingList_project @arguments(filter: $filter)
        }
      }
    `,
    { projectId, filter: search === '' ? null : { search } },
    { fetchPolicy: 'store-and-network' },
  )
  return project ? <AssetsByType {...props} projectRef={project} /> : null
}

function AssetsByType(props: CastingListProps & { projectRef: CastingList_project$key }) {
  const { projectId, projectRef, search, loaded, draft, canEdit, onChanged } = props
  const { data, ...list } = usePaginationFragment<
    CastingListPaginationQuery,
    CastingList_project$key
  >(
    graphql`
      fragment CastingList_project on Project
      @refetchable(queryName: "CastingListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 200 }
        after: { type: "String" }
        filter: { type: "AssetFilter" }
      ) {
        assets(first: $first, after: $after, filter: $filter, orderBy: { field: TYPE })
        @connection(key: "CastingList_assets") {
          edges {
            node {
              id
              name
              code
              type
              thumbnail {
                url(width: 210)
              }
            }
          }
        }
      }
    `,
    projectRef,
  )
  const known = new Map<string, ShownAsset>()
  for (const { node } of data.assets.edges) {
    const { id, name, code, type, thumbnail } = node
    known.set(id, { id, name, code, type, pictureUrl: thumbnail?.url ?? null })
  }
  for (const asset of loaded.assets) {
    if (!known.has(asset.id) && holds(asset, search)) known.set(asset.id, { ...asset, pictureUrl: null })
  }
  const isCast = ({ id }: CastAsset): boolean => shotsWith(loaded.cast, draft, id) > 0
  const assets = [...known.values()].filter((asset) => canEdit || isCast(asset))
  const byType = ASSET_TYPES.map((type) => ({
    title: assetMessages.types[type],
    assets: assets.filter((asset) => knownType(asset.type) === type).sort((a, b) => compareNames(a.name, b.name)),
  }))
  // By what is cast already, not by the draft: no row leaves its place under the pointer.
  const casts = canEdit && search === '' ? [...loaded.cast.values()] : []
  const isFirst = ({ id }: CastAsset): boolean => casts.some((cast) => cast.has(id))
  const groups = [
    { title: words.inThese(loaded.cast.size), assets: byType.flatMap((group) => group.assets.filter(isFirst)) },
    ...byType.map((group) => ({ ...group, assets: group.assets.filter((asset) => !isFirst(asset)) })),
  ].filter((group) => group.assets.length > 0)
  const [onlyShot] = loaded.cast.size === 1 ? [...loaded.cast.values()] : []

  if (groups.length === 0 && search === '' && canEdit) {
    return (
      <EmptyState
        headingLevel="h3" icon={<Shapes size={22} strokeWidth={1.75} />} title={words.noAssets}
        description={words.noAssetsLine}
        action={<Button asChild><Link to={`/dashboard/projects/${projectId}/assets`}>{words.toAssets}</Link></Button>}
      />
    )
  }
  if (groups.length === 0) {
    return (
      <Center py="10" px="4" color="fg.muted" textStyle="sm" textAlign="center">
        {search === '' ? words.nothingCast : words.nothingFound(search)}
      </Center>
    )
  }
  return (
    <Stack gap="3">
      {groups.map((group) => (
        <Box as="section" key={group.title} aria-label={group.title}>
          <HStack position="sticky" top="0" zIndex="1" bg="bg.panel" py="1.5" px="2" gap="2">
            <Heading as="h3" textStyle="xs" fontWeight="medium" color="fg.muted" letterSpacing="normal">
              {group.title}
            </Heading>
            <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">{group.assets.length}</Text>
          </HStack>
          <chakra.ul listStyleType="none" aria-label={group.title}>
            {group.assets.map((asset) => {
              const entry = draft.get(asset.id)
              const now = onlyShot?.get(asset.id)
              return (
                <CastingRow
                  key={asset.id} asset={asset} pictureUrl={asset.pictureUrl} shotCount={loaded.cast.size}
                  inShots={shotsWith(loaded.cast, draft, asset.id)} isChanged={entry !== undefined}
                  occurrences={entry?.occurrences ?? now?.occurrences ?? 0}
                  label={entry?.label ?? now?.label ?? ''} canEdit={canEdit} onChanged={onChanged}
                />
              )
            })}
          </chakra.ul>
        </Box>
      ))}
      {canEdit ? <ShowMore list={list} count={PAGE_SIZE} /> : null}
    </Stack>
  )
}
