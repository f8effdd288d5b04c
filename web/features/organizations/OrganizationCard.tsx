import { Box, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { OrganizationCard_organization$key } from '../../__generated__/OrganizationCard_organization.graphql.ts'
import { commonMessages } from '../../messages/common.ts'
import { organizationMessages } from '../../messages/organizations.ts'
import { LetterTile } from '../../ui/Avatar.tsx'
import { Card, CardTitle, cardLinkStyle } from '../../ui/CardLink.tsx'

const CardAnchor = chakra(Link)

type OrganizationCardProps = {
  organizationRef: OrganizationCard_organization$key
  /** h3 under a section's heading. */
  headingLevel?: 'h2' | 'h3'
}

/** An organization in a grid: its initial, name, description and size. */
export function OrganizationCard({ organizationRef, headingLevel = 'h2' }: OrganizationCardProps) {
  const organization = useFragment(
    graphql`
      fragment OrganizationCard_organization on Organization {
        id
        name
        description
        memberCount: members {
          totalCount
        }
        projectCount: projects {
          totalCount
        }
      }
    `,
    organizationRef,
  )
  return (
    <Card>
      <Flex gap="4" p="4" align="flex-start">
        <LetterTile name={organization.name} size={40} />
        <Box minWidth="0" flex="1">
          <CardTitle as={headingLevel} title={organization.name}>
            <CardAnchor {...cardLinkStyle} to={`/dashboard/organizations/${organization.id}`}>
              {organization.name}
            </CardAnchor>
          </CardTitle>
          <Text textStyle="sm" color="fg.muted" lineClamp={2} minHeight="2.5rem" mt="0.5">
            {organization.description || organizationMessages.noDescription}
          </Text>
          <HStack gap="2" textStyle="xs" color="fg.muted" mt="2.5">
            <span>{commonMessages.projects(organization.projectCount.totalCount)}</span>
            <Box as="span" aria-hidden>·</Box>
            <span>{commonMessages.members(organization.memberCount.totalCount)}</span>
          </HStack>
        </Box>
      </Flex>
    </Card>
  )
}
