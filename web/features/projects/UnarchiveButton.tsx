import { projectDangerMessages } from '../../messages/projectDanger.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { useUnarchiveProject } from './projectChanges.ts'

const words = projectDangerMessages

/** Restores an archived project; says who may to those who may not. */
export function UnarchiveButton({ projectId, isAllowed }: { projectId: string; isAllowed: boolean }) {
  const [unarchiveProject, isRunning] = useUnarchiveProject()
  return (
    <ExplainedButton
      reason={isAllowed ? null : words.forbidden} tooltipPlacement="bottom-end" flexShrink="0"
      loading={isRunning} onClick={() => unarchiveProject(projectId)}
    >
      {words.unarchive}
    </ExplainedButton>
  )
}
