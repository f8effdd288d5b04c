import { Box, Flex, Grid, HStack, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ConnectionBanner } from '../live/ConnectionBanner.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { BoardSheet, BrandLink } from './BoardSheet.tsx'

/** The page around the sign-in and sign-up forms: one column of 400 px, the brand at the left on wide screens. */
export function AccountLayout({ eyebrow, title, children }: { eyebrow: string; title: string; children: ReactNode }) {
  return (
    <>
      <ConnectionBanner top="0" />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 760fr) minmax(432px, 680fr)' }} minHeight="100dvh"
      >
        <BoardSheet />
        <Flex as="main" direction="column" minHeight="100dvh" px={{ base: '5', md: '8' }}>
          <HStack justify={{ base: 'space-between', lg: 'flex-end' }} pt={{ base: '3', lg: '7' }}>
            <Box hideFrom="lg"><BrandLink size={24} /></Box>
            <ThemeToggle tooltipPlacement="bottom-end" />
          </HStack>
          <Flex flex="1" align="center" justify="center" py="10">
            <Box width="full" maxWidth="form">
              <Text textStyle="md" fontWeight="medium" color="fg.muted">{eyebrow}</Text>
              <Heading as="h1" textStyle={{ base: '2xl', sm: '3xl' }} fontWeight="semibold" mt="1" mb="8">
                {title}
              </Heading>
              {children}
            </Box>
          </Flex>
          <Box height={{ base: '0', lg: '16' }} />
        </Flex>
      </Grid>
    </>
  )
}
