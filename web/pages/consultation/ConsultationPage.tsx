import { Box, Flex, Grid, Heading, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { ConsultationForm } from '../../features/inquiries/ConsultationForm.tsx'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { consultationMessages } from '../../messages/inquiries.ts'
import { landingMessages } from '../../messages/landing.ts'
import { PublicHeading } from '../../ui/PublicHeading.tsx'
import { PublicSection } from '../../ui/PublicSection.tsx'

const words = consultationMessages

/** Asks for a talk about the Enterprise plan. */
export function ConsultationPage() {
  useDocumentTitle(words.page)
  return (
    <PublicSection pb={{ base: '16', lg: '24' }}>
      <PublicHeading eyebrow={words.eyebrow} title={words.title} line={words.line} />
      <Grid
        gap={{ base: '10', lg: '16' }} borderTopWidth="1px" pt={{ base: '8', lg: '12' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 336px) minmax(0, 640px)' }}
      >
        <Box>
          <Heading as="h2" textStyle="xl" fontWeight="semibold" mb="3">{words.pointsTitle}</Heading>
          <chakra.ul listStyleType="none">
            {landingMessages.planFeatures.ENTERPRISE.map((feature, index) => (
              <Flex
                as="li" key={feature} align="center" gap="2.5" minHeight="9" borderTopWidth={index > 0 ? '1px' : '0'}
              >
                <Box color="accent.fg" flexShrink="0"><Check size={16} aria-hidden /></Box>
                {feature}
              </Flex>
            ))}
          </chakra.ul>
        </Box>
        <ConsultationForm />
      </Grid>
    </PublicSection>
  )
}
