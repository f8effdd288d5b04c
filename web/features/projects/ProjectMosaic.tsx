import { Box, Center, Grid, Image } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { ProjectMosaic_project$key } from '../../__generated__/ProjectMosaic_project.graphql.ts'
import { projectMessages } from '../../messages/projects.ts'
import { Mark } from '../../ui/Mark.tsx'

const FULL_MOSAIC = 6
const SMALL_MOSAIC = 3

/** The frames of a project drawn on most recently: six, three or one, always whole rows. */
export function ProjectMosaic({ projectRef }: { projectRef: ProjectMosaic_project$key }) {
  const { name, latestViews } = useFragment(
    graphql`
      fragment ProjectMosaic_project on Project {
        name
        latestViews(first: 6) {
          id
          revision
          thumbnailUrl(width: 420)
        }
      }
    `,
    projectRef,
  )
  const drawn = latestViews.filter(({ revision }) => revision > 0)
  const size = [FULL_MOSAIC, SMALL_MOSAIC].find((count) => drawn.length >= count) ?? 1
  const shown = drawn.slice(0, size)
  const [first] = shown
  if (first === undefined) return <EmptyMosaic />
  return (
    <Grid
      role="img" aria-label={projectMessages.mosaic(name)} gap="1" height="full" bg="border"
      templateColumns={shown.length === 1 ? '1fr' : 'repeat(3, minmax(0, 1fr))'}
      templateRows={shown.length === 1 ? '1fr' : `repeat(${shown.length === FULL_MOSAIC ? 3 : 2}, minmax(0, 1fr))`}
    >
      {shown.map((view, index) => (
        <Box
          key={view.id} overflow="hidden" bg="paper"
          gridArea={index === 0 && shown.length > 1 ? '1 / 1 / 3 / 3' : undefined}
        >
          <Image
            src={view.thumbnailUrl} alt="" width="full" height="full" objectFit="cover" loading="lazy" decoding="async"
          />
        </Box>
      ))}
    </Grid>
  )
}

/** What stands for a project in which nothing was drawn. */
function EmptyMosaic() {
  return (
    <Center height="full" bg="bg.well" color="fg.muted" role="img" aria-label={projectMessages.noFrames}>
      <Box opacity="0.55"><Mark size={32} /></Box>
    </Center>
  )
}
