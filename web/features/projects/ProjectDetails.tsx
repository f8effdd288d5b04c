import { Box, Grid, HStack, Heading } from '@chakra-ui/react'
import { Copy, LayoutTemplate } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useState, type ReactNode } from 'react'
import type { ProjectDetails_project$key } from '../../__generated__/ProjectDetails_project.graphql.ts'
import { exactTime, longDate } from '../../lib/dates.ts'
import { frameRateName } from '../../lib/frameRates.ts'
import { layerMessages } from '../../messages/layers.ts'
import { projectAccessMessages } from '../../messages/projectAccess.ts'
import { projectApproverMessages } from '../../messages/projectApprovers.ts'
import { projectFrameMessages } from '../../messages/projectFrame.ts'
import { projectMessages } from '../../messages/projects.ts'
import { templateMessages } from '../../messages/templates.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { later } from '../../ui/later.tsx'

const DuplicateDialog = later(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog)
const SaveTemplateDialog = later(async () => (await import('../templates/SaveTemplateDialog.tsx')).SaveTemplateDialog)
const ProjectAccessDialog = later(async () => (await import('./ProjectAccessDialog.tsx')).ProjectAccessDialog)
const ProjectApproversDialog = later(
  async () => (await import('./ProjectApproversDialog.tsx')).ProjectApproversDialog,
)
const ProjectLayersDialog = later(async () => (await import('./ProjectLayersDialog.tsx')).ProjectLayersDialog)
const FrameRateDialog = later(async () => (await import('./FrameRateDialog.tsx')).FrameRateDialog)

const words = projectMessages
const accessWords = projectAccessMessages
const approverWords = projectApproverMessages
const layerWords = layerMessages
/** Without an edge: two of them stand in rows that are as high as they are. */
const ROW_BUTTON = {
  size: 'xs', variant: 'ghost', color: 'accent.fg', my: '-1', me: '-2', tooltipPlacement: 'top-end',
  css: { '@media (pointer: coarse)': { minHeight: '44px', paddingInline: '16px' } },
} as const

type ProjectDetailsProps = {
  projectRef: ProjectDetails_project$key
  /** Whether the server stores layers. */
  acceptsLayers: boolean
}

/** When a project was made and changed, whose it is, its name for machines, its frame rate and who sees it. */
export function ProjectDetails({ projectRef, acceptsLayers }: ProjectDetailsProps) {
  const project = useFragment(
    graphql`
      fragment ProjectDetails_project on Project {
        id
        name
        code
        createdAt
        updatedAt
        isArchived
        viewerCanEdit
        viewerCanAdminister
        access
        layerRoles
        chosenMembers {
          id
        }
        approvers {
          id
        }
        frameRate {
          numerator
          denominator
        }
        organization {
          name
          viewerCanCreateProjects
        }
        ...FrameRateDialog_project
        ...ProjectLayersDialog_project
        ...ProjectAccessDialog_project
        ...ProjectApproversDialog_project
      }
    `,
    projectRef,
  )
  const [isChangingRate, setIsChangingRate] = useState(false)
  const [areLayersChanging, setLayersChanging] = useState(false)
  const [isChangingAccess, setIsChangingAccess] = useState(false)
  const [areApproversChanging, setApproversChanging] = useState(false)
  const [isDuplicating, setIsDuplicating] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const { numerator, denominator } = project.frameRate
  const reason = project.isArchived ? projectFrameMessages.archived : words.editForbidden
  const createReason = project.organization.viewerCanCreateProjects ? null : words.createForbidden
  const layersRow = (): [label: string, value: ReactNode] => [
    layerWords.offered,
    <HStack key="layers" gap="3" justify="space-between">
      <Box as="span" minWidth="0">
        {layerWords.offeredNames(project.layerRoles.map((role) => layerWords.names[role.toLowerCase()] ?? role))}
      </Box>
      <ExplainedButton
        {...ROW_BUTTON} reason={project.viewerCanEdit ? null : reason} aria-label={layerWords.changeLabel}
        onClick={() => setLayersChanging(true)}
      >
        {layerWords.change}
      </ExplainedButton>
    </HStack>,
  ]
  const rows: [label: string, value: ReactNode][] = [
    [
      words.createdAt,
      <Tooltip key="created" content={exactTime(project.createdAt)}>
        <time dateTime={project.createdAt}>{longDate(project.createdAt)}</time>
      </Tooltip>,
    ],
    [words.updatedAt, <RelativeTime key="updated" moment={project.updatedAt} />],
    [words.organization, project.organization.name],
    [words.code, <Box key="code" as="span" textStyle="mono">{project.code}</Box>],
    [
      words.frameRate,
      <HStack key="rate" gap="3" justify="space-between">
        <span>{words.framesPerSecond(frameRateName({ numerator, denominator }))}</span>
        <ExplainedButton
          {...ROW_BUTTON} reason={project.viewerCanEdit ? null : reason} aria-label={words.changeRateLabel}
          onClick={() => setIsChangingRate(true)}
        >
          {words.changeRate}
        </ExplainedButton>
      </HStack>,
    ],
    ...(acceptsLayers ? [layersRow()] : []),
    [
      accessWords.access,
      <HStack key="access" gap="3" justify="space-between">
        <Box as="span" minWidth="0">
          {project.access === 'CHOSEN'
            ? accessWords.chosen(project.chosenMembers.length)
            : accessWords.everyone(project.organization.name)}
        </Box>
        <ExplainedButton
          {...ROW_BUTTON} reason={project.viewerCanAdminister ? null : accessWords.forbidden}
          aria-label={accessWords.changeLabel} onClick={() => setIsChangingAccess(true)}
        >
          {accessWords.change}
        </ExplainedButton>
      </HStack>,
    ],
    [
      approverWords.approvers,
      <HStack key="approvers" gap="3" justify="space-between">
        <Box as="span" minWidth="0">{approverWords.count(project.approvers.length)}</Box>
        <ExplainedButton
          {...ROW_BUTTON} reason={project.viewerCanAdminister ? null : approverWords.forbidden}
          aria-label={approverWords.changeLabel} onClick={() => setApproversChanging(true)}
        >
          {approverWords.change}
        </ExplainedButton>
      </HStack>,
    ],
  ]
  return (
    <Box as="section" borderWidth="1px" borderRadius="card" bg="bg.panel" px="5" py="4">
      <HStack justify="space-between" gap="3" mb="2">
        <Heading as="h2" textStyle="md" letterSpacing="-0.01em">{words.details}</Heading>
        <HStack gap="2" rowGap="2" flexWrap="wrap" justify="flex-end">
          <ExplainedButton tooltipPlacement="top-end" reason={createReason} onClick={() => setIsSaving(true)}>
            <LayoutTemplate aria-hidden /> {templateMessages.save}
          </ExplainedButton>
          <ExplainedButton tooltipPlacement="top-end" reason={createReason} onClick={() => setIsDuplicating(true)}>
            <Copy aria-hidden /> {words.duplicate}
          </ExplainedButton>
        </HStack>
      </HStack>
      <Box as="dl" textStyle="sm">
        {rows.map(([label, value], index) => (
          <Grid
            key={label} templateColumns="128px minmax(0, 1fr)" alignItems="center" py="1.5"
            borderTopWidth={index === 0 ? '0' : '1px'}
          >
            <Box as="dt" color="fg.muted">{label}</Box>
            <Box as="dd" fontWeight="medium" overflowWrap="anywhere">{value}</Box>
          </Grid>
        ))}
      </Box>
      <DuplicateDialog
        project={{ id: project.id, name: project.name }} isOpen={isDuplicating}
        onClose={() => setIsDuplicating(false)}
      />
      <SaveTemplateDialog
        project={{ id: project.id, name: project.name }} organizationName={project.organization.name}
        isOpen={isSaving} onClose={() => setIsSaving(false)}
      />
      <ProjectAccessDialog projectRef={project} isOpen={isChangingAccess} onClose={() => setIsChangingAccess(false)} />
      <ProjectApproversDialog
        projectRef={project} isOpen={areApproversChanging} onClose={() => setApproversChanging(false)}
      />
      <ProjectLayersDialog projectRef={project} isOpen={areLayersChanging} onClose={() => setLayersChanging(false)} />
      <FrameRateDialog
        // A new key after closing forgets what was chosen.
        key={String(isChangingRate)} projectRef={project} isOpen={isChangingRate}
        onClose={() => setIsChangingRate(false)}
      />
    </Box>
  )
}
