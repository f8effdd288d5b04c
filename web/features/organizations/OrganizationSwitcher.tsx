import { graphql, useFragment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import type { OrganizationSwitcher_query$key } from '../../__generated__/OrganizationSwitcher_query.graphql.ts'
import { selectOrganization, useSelectedOrganization } from '../../lib/selectedOrganization.ts'
import { commonMessages } from '../../messages/common.ts'
import { shellMessages } from '../../messages/shell.ts'
import { useReload } from '../../relay/reloading.ts'
import { Switcher } from '../shell/Switcher.tsx'

/** Says which organization is selected and selects another. */
export function OrganizationSwitcher(props: { queryRef: OrganizationSwitcher_query$key; isRail: boolean }) {
  const { organizations } = useFragment(
    graphql`
      fragment OrganizationSwitcher_query on Query {
        organizations(first: 100) @required(action: THROW) {
          nodes {
            id
            name
            projects {
              totalCount
            }
          }
        }
      }
    `,
    props.queryRef,
  )
  const selectedId = useSelectedOrganization()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { reload } = useReload()
  const current = organizations.nodes.find(({ id }) => id === selectedId) ?? organizations.nodes[0] ?? null

  function choose(id: string) {
    selectOrganization(id)
    if (pathname.startsWith('/dashboard/organizations/')) void navigate(`/dashboard/organizations/${id}`)
    else void reload()
  }

  return (
    <Switcher
      label={shellMessages.switchOrganization}
      current={current}
      line={current ? commonMessages.projects(current.projects.totalCount) : undefined}
      placeholder={shellMessages.noOrganization}
      searchLabel={shellMessages.findOrganization}
      choices={organizations.nodes.map(({ id, name }) => ({ id, name }))}
      onChosen={choose}
      allLabel={shellMessages.allOrganizations}
      onAllChosen={() => void navigate('/dashboard/organizations')}
      isRail={props.isRail}
    />
  )
}
