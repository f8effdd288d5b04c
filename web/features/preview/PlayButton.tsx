import { Button, Text } from '@chakra-ui/react'
import { Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { withIntent } from '../shell/navigationIntent.ts'
import { previewMessages } from '../../messages/preview.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { previewPath } from './previewPath.ts'

type PlayButtonProps = {
  projectId: string
  boardId?: string
  /** Where it begins. */
  shotId?: string | null
  /** What is chosen: these alone are played. */
  shotIds?: readonly string[]
}

/** Opens the sequence preview of a project's board and plays it. */
export function PlayButton({ projectId, boardId, shotId, shotIds = [] }: PlayButtonProps) {
  const address = previewPath(projectId, boardId, { shot: shotId ?? undefined, shots: shotIds })
  return (
    <Tooltip content={previewMessages.playHint} placement="bottom">
      <Button asChild variant="outline">
        <Link to={address} state={withIntent('play')} aria-label={previewMessages.play}>
          <Play size={15} aria-hidden /> <Text as="span" hideBelow="md">{previewMessages.play}</Text>
        </Link>
      </Button>
    </Tooltip>
  )
}
