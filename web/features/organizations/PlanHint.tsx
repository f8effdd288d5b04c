import { Link as TextLink, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { memberMessages } from '../../messages/organizations.ts'

const words = memberMessages

/** Where somebody goes when the plan has no room for more people: to the plans, or to the owner. */
export function PlanHint(props: { viewerCanChangePlan: boolean; onLeft: () => void }) {
  if (!props.viewerCanChangePlan) return <Text textStyle="sm" color="fg.muted">{words.askOwner}</Text>
  return (
    <TextLink asChild textStyle="sm" color="accent.fg" alignSelf="flex-start">
      <Link to="?tab=settings" onClick={props.onLeft}>{words.toPlans}</Link>
    </TextLink>
  )
}
