import type { Answer, Client, Sender } from './client.ts'
import { sendFile } from './files.ts'
import type { Person } from './fixtures.ts'
import { anyPng } from './images.ts'

/** An organization with its logo, as the mutations of logos answer. */
export interface OrganizationWithLogo {
  version: number
  logo: { id: string; width: number; height: number; bytes: number; url: string } | null
}

export const WITH_LOGO = 'organization { version logo { id width height bytes url } }'

/** Sends a file as the logo of an organization. */
export const uploadLogo = (
  app: Client,
  sender: Sender,
  organizationId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Answer<{ setOrganizationLogo: { organization: OrganizationWithLogo } } | null>> =>
  sendFile(
    app,
    sender,
    `mutation ($input: SetOrganizationLogoInput!) { setOrganizationLogo(input: $input) { ${WITH_LOGO} } }`,
    { input: { organizationId, image: null } },
    { at: 'variables.input.image', bytes, name: 'logo.png', type: 'image/png' },
  )

/** The same, for what must succeed; a picture nobody else has unless one is given. */
export async function giveLogo(
  app: Client,
  person: Person,
  organizationId: string,
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<OrganizationWithLogo> {
  const { data, errors } = await uploadLogo(app, person, organizationId, bytes ?? (await anyPng()))
  if (!data || errors.length > 0) throw new Error(JSON.stringify(errors))
  return data.setOrganizationLogo.organization
}
