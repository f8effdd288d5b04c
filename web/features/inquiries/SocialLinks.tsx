import { HStack, chakra } from '@chakra-ui/react'
import { publicSiteMessages } from '../../messages/publicSite.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'

/** Where else we will be found; there is nothing there yet, and the links say so. */
export function SocialLinks() {
  return (
    <HStack as="ul" listStyleType="none" gap="5" flexWrap="wrap">
      {publicSiteMessages.social.map((name) => (
        <li key={name}>
          <Tooltip content={publicSiteMessages.socialHint(name)}>
            <chakra.a
              role="link" aria-disabled tabIndex={0} color="fg.muted" cursor="default" borderRadius="control"
              display="inline-flex" alignItems="center" minHeight="6" focusVisibleRing="outside"
            >
              {name}
            </chakra.a>
          </Tooltip>
        </li>
      ))}
    </HStack>
  )
}
