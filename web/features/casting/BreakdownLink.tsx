import { Box, Button } from '@chakra-ui/react'
import { Table2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { breakdownMessages } from '../../messages/casting.ts'

/** Leads to the breakdown of a project, sorted by its assets. */
export function BreakdownLink({ projectId }: { projectId: string }) {
  const label = breakdownMessages.link
  return (
    <Button asChild px="2.5">
      <Link to={`/dashboard/projects/${projectId}/breakdown?by=assets`} aria-label={label} title={label}>
        <Table2 strokeWidth={1.75} aria-hidden />
        <Box as="span" hideBelow="lg">{label}</Box>
      </Link>
    </Button>
  )
}
