import { Box, Button, Collapsible, Text } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AssetImpact_asset$key } from '../../__generated__/AssetImpact_asset.graphql.ts'
import { runningTime } from '../../lib/runningTime.ts'
import { assetMessages } from '../../messages/assets.ts'
import { commonMessages } from '../../messages/common.ts'
import { RowSkeletons, SkeletonGroup } from '../../ui/Skeletons.tsx'
import { ImpactedAssets } from './ImpactedAssets.tsx'
import { ImpactedShots } from './ImpactedShots.tsx'
import { ImpactedTasks } from './ImpactedTasks.tsx'

const words = assetMessages

/** What a change to an asset touches, in a sentence, with the lists behind its numbers. */
export function AssetImpact({ assetRef }: { assetRef: AssetImpact_asset$key }) {
  const { id, impact } = useFragment(
    graphql`
      fragment AssetImpact_asset on Asset {
        id
        impact {
          assets(first: 1) {
            totalCount
          }
          shots(first: 1) {
            totalCount
          }
          tasks(first: 1) {
            totalCount
          }
          screenTime {
            duration
          }
        }
      }
    `,
    assetRef,
  )
  const [assets, shots, tasks] = [impact.assets.totalCount, impact.shots.totalCount, impact.tasks.totalCount]
  if (assets + shots + tasks === 0) {
    return <Text textStyle="sm" color="fg.muted">{words.impactNothing}</Text>
  }
  const facts = [
    words.count(assets), words.impactShots(shots), words.impactTasks(tasks),
    words.impactTime(runningTime(impact.screenTime.duration)),
  ]
  return (
    <>
      <Text color="fg.soft" mb="3">
        {words.impactTouches}{' '}
        {facts.map((fact, index) => (
          <Box as="span" key={index}>
            <Box as="b" fontWeight="semibold" color="fg" fontVariantNumeric="tabular-nums">{fact}</Box>
            {index < facts.length - 1 ? ', ' : ''}
          </Box>
        ))}
      </Text>
      <Box borderWidth="1px" borderRadius="card" overflow="hidden">
        <Part heading={words.impactAssetsHeading} count={assets}><ImpactedAssets assetId={id} /></Part>
        <Part heading={words.impactShotsHeading} count={shots}><ImpactedShots assetId={id} /></Part>
        <Part heading={words.impactTasksHeading} count={tasks}><ImpactedTasks assetId={id} /></Part>
      </Box>
    </>
  )
}

function Part({ heading, count, children }: { heading: string; count: number; children: ReactNode }) {
  return (
    <Collapsible.Root lazyMount disabled={count === 0} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Collapsible.Trigger asChild>
        <Button
          variant="ghost" width="full" height="10" px="3" borderRadius="0" justifyContent="flex-start"
          disabled={count === 0} focusVisibleRing="inside"
          css={{
            '& > svg': { transition: 'transform 160ms' }, '&[data-state=open] > svg': { transform: 'rotate(90deg)' },
          }}
        >
          <ChevronRight aria-hidden />
          <Box as="span" flex="1" textAlign="start">{heading}</Box>
          <Box as="span" fontWeight="normal" fontVariantNumeric="tabular-nums">{commonMessages.number(count)}</Box>
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Box borderTopWidth="1px">
          <Suspense fallback={<SkeletonGroup><RowSkeletons count={1} /></SkeletonGroup>}>{children}</Suspense>
        </Box>
      </Collapsible.Content>
    </Collapsible.Root>
  )
}
