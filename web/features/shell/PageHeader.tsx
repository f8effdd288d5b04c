import { Box, Flex, HStack, Heading, Text, chakra } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { Fragment, useEffect, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router-dom'
import { useDocumentTitle } from '../../lib/documentTitle.ts'
import { rememberPlace } from '../../lib/recentPlaces.ts'
import { shellMessages } from '../../messages/shell.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { usePageSlots } from './pageSlots.ts'

/** One step above the page. */
export type Crumb = {
  label: string
  to: string
  /** Behind the label, for example a lock. */
  mark?: ReactNode
}

type PageHeaderProps = {
  /** Name of the page, the last step of the breadcrumb. */
  title: string
  /** Steps above the page, the highest first. */
  crumbs?: readonly Crumb[]
  /** Shows the back arrow to this step; by default only the breadcrumb leads back. */
  backTo?: Crumb
  /** Quiet facts behind the title, for example '11 shots'; on narrow pages in the line under it. */
  aside?: ReactNode
  /** Behind the title, where there is room: which of several things the page shows. */
  switcher?: ReactNode
  /** Buttons at the right end of the top bar. */
  actions?: ReactNode
  /** True when the title is the page's heading; false when the page has a heading of its own. */
  isHeading?: boolean
}

/** The steps above give way before the name of the page does. */
const CRUMB_SHRINK = 999

/** In the browser's tab every page of the dashboard says what it is, and what it belongs to. */
function documentTitleOf(title: string, backTo?: Crumb): string {
  const { overview, dashboard } = shellMessages
  return [title === overview ? undefined : title, backTo?.label, dashboard].filter(Boolean).join(' · ')
}

/** Puts a page's breadcrumb, title and actions into the top bar, and its name into the browser's tab. */
export function PageHeader(props: PageHeaderProps) {
  const { title, crumbs = [], backTo, aside, switcher, actions, isHeading = false } = props
  const slots = usePageSlots()
  const { pathname } = useLocation()
  // Beside actions the steps would shrink to nothing on a narrow page, and leave their strokes.
  const crumbsFrom = actions ? 'lg' : 'md'
  const line = crumbs.map(({ label }) => label).join(' / ')
  useDocumentTitle(documentTitleOf(title, backTo))
  useEffect(() => {
    // Pages with nothing above them are a step away anyhow, and so stands what was not found.
    if (line !== '') rememberPlace({ path: pathname, title, line })
  }, [pathname, title, line])
  return (
    <>
      {slots.header
        ? createPortal(
            <>
              {backTo ? (
                <IconButton
                  asChild label={shellMessages.back(backTo.label)} tooltipPlacement="bottom-start" ms="-2"
                  hideBelow="md"
                  icon={<Link to={backTo.to}><ArrowLeft aria-hidden /></Link>}
                />
              ) : null}
              <Flex
                direction={{ base: 'column', md: 'row' }} align={{ md: 'center' }} columnGap="3" minWidth="0"
                lineHeight="short"
              >
                <HStack
                  as="nav" aria-label={shellMessages.breadcrumb} gap="2" minWidth="0" textStyle="sm" color="fg.muted"
                  whiteSpace="nowrap"
                >
                  {crumbs.map((crumb) => (
                    <Fragment key={crumb.to}>
                      <Box
                        asChild truncate minWidth="0" flexShrink={CRUMB_SHRINK} maxWidth="14rem" hideBelow={crumbsFrom}
                        borderRadius="l1" _hover={{ color: 'fg' }}
                      >
                        <Link to={crumb.to}>{crumb.label}</Link>
                      </Box>
                      {crumb.mark ? <Box as="span" hideBelow={crumbsFrom}>{crumb.mark}</Box> : null}
                      <Box as="span" aria-hidden color="border.emphasized" hideBelow={crumbsFrom}>/</Box>
                    </Fragment>
                  ))}
                  {isHeading ? (
                    <Heading as="h1" textStyle="md" letterSpacing="-0.01em" color="fg" truncate>{title}</Heading>
                  ) : (
                    <chakra.b
                      aria-current="page" textStyle="md" fontWeight="semibold" letterSpacing="-0.01em" color="fg"
                      truncate
                    >
                      {title}
                    </chakra.b>
                  )}
                  {switcher ? (
                    <HStack gap="2" flexShrink="0" hideBelow="md">
                      <Box as="span" aria-hidden color="border.emphasized">/</Box>
                      {switcher}
                    </HStack>
                  ) : null}
                </HStack>
                {aside || backTo ? (
                  <HStack gap="1" minWidth="0" color="fg.muted" textStyle="xs">
                    {backTo ? (
                      <Box
                        asChild hideFrom="md" truncate flexShrink="0" maxWidth={aside ? '60%' : 'full'}
                        borderRadius="l1"
                      >
                        <Link to={backTo.to} aria-label={shellMessages.back(backTo.label)}>{backTo.label}</Link>
                      </Box>
                    ) : null}
                    {backTo?.mark ? <Box as="span" hideFrom={crumbsFrom}>{backTo.mark}</Box> : null}
                    {backTo && aside ? <Box as="span" aria-hidden hideFrom="md">·</Box> : null}
                    {aside ? (
                      <Text
                        as="div" textStyle={{ base: 'xs', md: 'mono' }} truncate minWidth="0"
                        display={switcher ? { md: 'none', xl: 'block' } : undefined}
                        title={typeof aside === 'string' ? aside : undefined}
                      >
                        {aside}
                      </Text>
                    ) : null}
                  </HStack>
                ) : null}
              </Flex>
            </>,
            slots.header,
          )
        : null}
      {slots.actions && actions ? createPortal(actions, slots.actions) : null}
    </>
  )
}
