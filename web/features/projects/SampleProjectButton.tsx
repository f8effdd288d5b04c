import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { firstRunMessages } from '../../messages/firstRun.ts'
import { showFailure } from '../../relay/useChange.ts'
import { useCreateSampleProject } from './projectChanges.ts'

const words = firstRunMessages

type SampleProjectButtonProps = { organizationId: string; onOpened?: () => void }

/** Makes a copy of the sample project in an organization and opens its board. */
export function SampleProjectButton({ organizationId, onOpened }: SampleProjectButtonProps) {
  const [createSample, isRunning] = useCreateSampleProject()
  const navigate = useNavigate()

  async function open() {
    try {
      const { createSampleProject: { project } } = await createSample({ organizationId })
      onOpened?.()
      void navigate(`/dashboard/projects/${project.id}/storyboard`)
    } catch (error) {
      showFailure(words.sampleFailed, error)
    }
  }

  return (
    <Button
      variant="ghost" size="sm" color="accent.fg" loading={isRunning} loadingText={words.sampleOpening}
      onClick={() => void open()}
    >
      {words.sample}
    </Button>
  )
}
