import { Box, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { MemberOptionsQuery } from '../../__generated__/MemberOptionsQuery.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { UnassignedMark, type Person } from './Assignees.tsx'
import { optionStyle } from './optionStyle.ts'

type MemberOptionsProps = {
  organizationId: string
  search: string
  /** Who is chosen; `isNobodyChosen` marks 'Unassigned'. */
  chosenIds: readonly string[]
  isNobodyChosen: boolean
  /** Null is nobody. */
  onChosen: (person: Person | null) => void
}

/** The people of an organization that fit a search, nobody first; on a page of a project those who see it. */
export function MemberOptions({ organizationId, search, chosenIds, isNobodyChosen, onChosen }: MemberOptionsProps) {
  const { projectId } = useParams()
  const { organization } = useLazyLoadQuery<MemberOptionsQuery>(
    graphql`
      query MemberOptionsQuery($organizationId: ID!, $projectId: ID, $search: String) {
        organization(id: $organizationId) {
          members(first: 50, filter: { search: $search, projectId: $projectId }) {
            nodes {
              id
              user {
                id
                name
                pictureUrl
                email
              }
            }
          }
        }
      }
    `,
    { organizationId, projectId: projectId ?? null, search: search === '' ? null : search },
    { fetchPolicy: 'store-and-network' },
  )
  const people = organization?.members.nodes ?? []
  const isNobodyShown = search === ''
  return (
    <chakra.ul listStyleType="none">
      {isNobodyShown ? (
        <li>
          <chakra.button {...optionStyle} aria-pressed={isNobodyChosen} onClick={() => onChosen(null)}>
            <UnassignedMark />
            <Box as="span" flex="1">{taskMessages.unassigned}</Box>
            {isNobodyChosen ? <Check size={16} aria-hidden /> : null}
          </chakra.button>
        </li>
      ) : null}
      {people.map(({ id, user }) => (
        <li key={id}>
          <chakra.button
            {...optionStyle} aria-pressed={chosenIds.includes(user.id)} title={user.email ?? undefined}
            onClick={() => onChosen({ id: user.id, name: user.name, pictureUrl: user.pictureUrl })}
          >
            <Avatar name={user.name} id={user.id} picture={user.pictureUrl} size={24} />
            <Box as="span" flex="1" truncate>{user.name}</Box>
            {chosenIds.includes(user.id) ? <Check size={16} aria-hidden /> : null}
          </chakra.button>
        </li>
      ))}
      {people.length === 0 && !isNobodyShown ? (
        <Box as="li" px="2" py="2" textStyle="sm" color="fg.muted">{taskMessages.nothingFound}</Box>
      ) : null}
    </chakra.ul>
  )
}
