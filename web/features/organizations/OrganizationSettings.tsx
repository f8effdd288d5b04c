import { Stack } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type {
  OrganizationSettings_organization$key,
} from '../../__generated__/OrganizationSettings_organization.graphql.ts'
import { TemplateSection } from '../templates/TemplateSection.tsx'
import { WebhookSection } from '../webhooks/WebhookSection.tsx'
import { LogoSection } from './LogoSection.tsx'
import { OrganizationDangerZone } from './OrganizationDangerZone.tsx'
import { OrganizationDetailsForm } from './OrganizationDetailsForm.tsx'
import { PlanSection } from './PlanSection.tsx'
import { ServiceTokenSection } from './ServiceTokenSection.tsx'

/** An organization's name, logo, plan, templates, service tokens, webhooks, and what ends it. */
export function OrganizationSettings({ organizationRef }: { organizationRef: OrganizationSettings_organization$key }) {
  const organization = useFragment(
    graphql`
      fragment OrganizationSettings_organization on Organization {
        id
        viewerCanAdminister
        ...OrganizationDetailsForm_organization
        ...LogoSection_organization
        ...PlanSection_organization
        ...OrganizationDangerZone_organization
      }
    `,
    organizationRef,
  )
  return (
    <Stack gap="6" maxWidth="60rem">
      <OrganizationDetailsForm organizationRef={organization} />
      <LogoSection organizationRef={organization} />
      <PlanSection organizationRef={organization} />
      <TemplateSection organizationId={organization.id} />
      <ServiceTokenSection organizationId={organization.id} isAllowed={organization.viewerCanAdminister} />
      <WebhookSection organizationId={organization.id} isAllowed={organization.viewerCanAdminister} />
      <OrganizationDangerZone organizationRef={organization} />
    </Stack>
  )
}
