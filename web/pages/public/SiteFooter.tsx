import { Box, Flex, Grid, Heading, Stack, Text, chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { NewsletterForm } from '../../features/inquiries/NewsletterForm.tsx'
import { SocialLinks } from '../../features/inquiries/SocialLinks.tsx'
import { BrandLink } from '../../features/session/BoardSheet.tsx'
import { commonMessages } from '../../messages/common.ts'
import { publicSiteMessages } from '../../messages/publicSite.ts'
import { LanguageButtons } from '../../ui/LanguageButtons.tsx'
import { publicWidth } from '../../ui/PublicSection.tsx'

const words = publicSiteMessages
const FooterLink = chakra(Link)

const COLUMNS = [
  {
    title: words.product,
    links: [
      { to: '/', label: words.home },
      { to: '/storyboard', label: words.storyboard },
      { to: '/about', label: words.about },
      { to: '/contact', label: words.contact },
    ],
  },
  {
    title: words.legal,
    links: [
      { to: '/privacy-policy', label: words.privacy },
      { to: '/terms-of-service', label: words.terms },
      { to: '/cookie-policy', label: words.cookies },
    ],
  },
] as const

/** The site's map, the newsletter and who made it, under every public page. */
export function SiteFooter() {
  return (
    <Box as="footer" borderTopWidth="1px">
      <Box {...publicWidth} pt={{ base: '10', lg: '14' }} pb="10">
        <Grid
          gap="8" templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr) 160px 160px 352px' }}
        >
          <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}><BrandLink size={24} /></Box>
          {COLUMNS.map(({ title, links }) => (
            <Stack key={title} as="nav" aria-label={title} gap="0" align="flex-start">
              <Heading as="h2" textStyle="sm" fontWeight="semibold" mb="2" letterSpacing="normal">{title}</Heading>
              {links.map(({ to, label }) => (
                <FooterLink
                  key={to} to={to} display="inline-flex" alignItems="center" minHeight="8" color="fg.soft"
                  borderRadius="control" focusVisibleRing="outside"
                  _hover={{ color: 'fg', textDecoration: 'underline' }}
                  css={{ '@media (pointer: coarse)': { minHeight: '44px' } }}
                >
                  {label}
                </FooterLink>
              ))}
            </Stack>
          ))}
          <Stack gap="2" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
            <Heading as="h2" textStyle="sm" fontWeight="semibold" letterSpacing="normal">{words.newsletter}</Heading>
            <Text textStyle="sm" color="fg.muted" mb="1" textWrap="pretty">{words.newsletterLine}</Text>
            <NewsletterForm />
          </Stack>
        </Grid>
        <Flex
          justify="space-between" align="center" wrap="wrap" gap="3" mt="12" pt="5" borderTopWidth="1px" textStyle="sm"
          color="fg.muted"
        >
          <Flex wrap="wrap" columnGap="4">
            <Text>{words.copyright(commonMessages.productName)}</Text>
            <FooterLink to="/docs/api" reloadDocument _hover={{ color: 'fg', textDecoration: 'underline' }}>
              {words.api}
            </FooterLink>
          </Flex>
          <Flex wrap="wrap" align="center" columnGap="5" rowGap="3"><LanguageButtons /><SocialLinks /></Flex>
        </Flex>
      </Box>
    </Box>
  )
}
