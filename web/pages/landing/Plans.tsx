import { Box, Button, Flex, Grid, Heading, Stack, Text, chakra } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { landingMessages } from '../../messages/landing.ts'
import { planMessages } from '../../messages/plans.ts'
import { PublicSection } from '../../ui/PublicSection.tsx'

const words = landingMessages
const plans = planMessages
const PLANS = [
  { plan: 'STARTER', to: '/signup?plan=starter', isMonthly: true },
  { plan: 'PROFESSIONAL', to: '/signup?plan=professional', isMonthly: true },
  { plan: 'ENTERPRISE', to: '/consultation', isMonthly: false },
] as const

/** What the plans cost and hold, each with the way to it. */
export function Plans() {
  return (
    <PublicSection borderTopWidth="1px" py={{ base: '16', lg: '24' }}>
      <Heading as="h2" textStyle={{ base: '2xl', sm: '3xl' }} fontWeight="semibold">{words.plansTitle}</Heading>
      <Text textStyle="lg" color="fg.soft" mt="3">{words.plansLine}</Text>
      <Grid
        mt={{ base: '8', lg: '12' }} gap="5" alignItems="stretch"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}
      >
        {PLANS.map(({ plan, to, isMonthly }) => {
          const isChosen = plan === 'PROFESSIONAL'
          const name = plans.names[plan]
          return (
            <Stack
              as="article" key={plan} aria-label={name} gap="0" bg="bg.panel" borderWidth="1px" borderRadius="card"
              borderColor={isChosen ? 'accent.solid' : 'border'} p="7"
              boxShadow={isChosen ? '0 0 0 1px {colors.accent.solid}' : undefined}
            >
              <Heading as="h3" textStyle="lg" fontWeight="semibold">{name}</Heading>
              <Flex align="baseline" gap="1" mt="3" mb="5" color="fg.muted">
                <Box
                  as="b" textStyle="3xl" fontWeight="semibold" letterSpacing="-0.035em" color="fg"
                  fontVariantNumeric="tabular-nums"
                >
                  {plans.prices[plan]}
                </Box>
                {isMonthly ? plans.perMonth : null}
              </Flex>
              <Button asChild size="lg" variant={isChosen ? 'solid' : 'outline'} width="full">
                <Link to={to} aria-label={isMonthly ? words.getStartedWith(name) : undefined}>
                  {isMonthly ? words.getStarted : words.contactSales}
                </Link>
              </Button>
              <chakra.ul listStyleType="none" mt="5">
                {words.planFeatures[plan].map((feature, index) => (
                  <Flex
                    as="li" key={feature} align="center" gap="2.5" minHeight="9"
                    borderTopWidth={index > 0 ? '1px' : '0'}
                  >
                    <Box color="accent.fg" flexShrink="0"><Check size={16} aria-hidden /></Box>
                    {feature}
                  </Flex>
                ))}
              </chakra.ul>
            </Stack>
          )
        })}
      </Grid>
    </PublicSection>
  )
}
