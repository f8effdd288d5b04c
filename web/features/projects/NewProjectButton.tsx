import { Box, Button, type ButtonProps } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { projectMessages } from '../../messages/projects.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'

type NewProjectButtonProps = { isAllowed: boolean; onClick: () => void } & Pick<ButtonProps, 'variant'>

/** Opens the dialog for a new project; says why when the viewer may not create one. */
export function NewProjectButton({ isAllowed, onClick, variant = 'solid' }: NewProjectButtonProps) {
  return (
    <Tooltip content={projectMessages.createForbidden} placement="bottom-end" disabled={isAllowed}>
      <Box as="span" tabIndex={isAllowed ? undefined : 0}>
        <Button variant={variant} disabled={!isAllowed} onClick={onClick}>
          <Plus aria-hidden /> {projectMessages.newProject}
        </Button>
      </Box>
    </Tooltip>
  )
}
