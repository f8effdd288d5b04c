import { Box, Grid } from '@chakra-ui/react'
import { landingMessages } from '../../messages/landing.ts'
import { publicWidth } from '../../ui/PublicSection.tsx'

/** The product in four numbers. */
export function Stats() {
  return (
    <Box as="section" {...publicWidth}>
      <Grid
        as="dl" borderYWidth="1px"
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      >
        {landingMessages.stats.map(({ value, label }, index) => (
          <Box
            key={label} display="flex" flexDirection="column-reverse" justifyContent="flex-end"
            py={{ base: '6', lg: '10' }} ps={{ base: index % 2 === 0 ? '0' : '6', lg: index === 0 ? '0' : '8' }}
            borderStartWidth={{ base: index % 2 === 0 ? '0' : '1px', lg: index === 0 ? '0' : '1px' }}
            borderTopWidth={{ base: index > 1 ? '1px' : '0', lg: '0' }}
          >
            <Box as="dt" color="fg.muted">{label}</Box>
            <Box
              as="dd" textStyle="3xl" fontWeight="semibold" letterSpacing="-0.035em" fontVariantNumeric="tabular-nums"
            >
              {value}
            </Box>
          </Box>
        ))}
      </Grid>
    </Box>
  )
}
