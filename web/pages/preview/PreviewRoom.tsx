import { Center, Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import { Clapperboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { CommandLayers } from '../../features/commands/CommandLayers.tsx'
import { ExportLayers } from '../../features/exports/ExportLayers.tsx'
import { ConnectionBanner } from '../../features/live/ConnectionBanner.tsx'
import { ProjectLiveProvider } from '../../features/live/ProjectLiveProvider.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { previewMessages } from '../../messages/preview.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { shellMessages } from '../../messages/shell.ts'
import { PageBoundary } from '../../relay/PageBoundary.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

const words = previewMessages
const ROOM = { className: 'chakra-theme dark', bg: '#08090B', color: 'fg', height: '100dvh' } as const

/** The dark room in which shots are played, with what is over every page of the dashboard. */
export function PreviewRoom({ children }: { children: ReactNode }) {
  const { projectId = '' } = useParams()
  return (
    <ProjectLiveProvider key={projectId} projectId={projectId}>
      <Flex direction="column" {...ROOM}>
        <ConnectionBanner />
        <CommandLayers />
        <ExportLayers />
        <PageBoundary
          failedTitle={words.loadFailed} fallback={<PreviewSkeleton />} notFound={<NotFound />}
        >
          {children}
        </PageBoundary>
      </Flex>
    </ProjectLiveProvider>
  )
}

/** In the browser's tab the preview says what it belongs to, as every page of the dashboard does. */
export const tabTitle = (...parts: string[]) => [...parts, shellMessages.dashboard].join(' · ')

function PreviewSkeleton() {
  useDocumentTitle(tabTitle(words.page))
  return (
    <Flex direction="column" flex="1" minHeight="0" px={{ base: '3', md: '6' }} pb="4" gap="3">
      <Flex height="topBar" align="center">
        <Text textStyle="sm" color="fg.muted" role="status">{words.loading}</Text>
      </Flex>
      <Center flex="1" minHeight="0"><Skeleton height="full" aspectRatio="7 / 4" maxWidth="full" /></Center>
      <Skeleton height="12" />
      <Skeleton height="108px" />
    </Flex>
  )
}

type NothingPlayedProps = { title: string; line: string; action: ReactNode }

/** In place of the player: why nothing is played, and where to go on. */
export function NothingPlayed({ title, line, action }: NothingPlayedProps) {
  return (
    <Center as="main" flex="1" minHeight="0" px={{ base: '4', md: '6' }}>
      <EmptyState
        icon={<Clapperboard size={22} strokeWidth={1.75} />} title={title} description={line} headingLevel="h1"
        action={action}
      />
    </Center>
  )
}

/** The project does not exist, or not for the viewer. */
export function NotFound() {
  const { notFound, notFoundLine, toProjects } = projectFrameMessages
  useDocumentTitle(tabTitle(notFound))
  return (
    <NothingPlayed
      title={notFound} line={notFoundLine}
      action={<Button asChild><Link to="/dashboard/projects">{toProjects}</Link></Button>}
    />
  )
}
