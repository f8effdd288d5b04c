import { Box, Center, VisuallyHidden } from '@chakra-ui/react'

const FRAME = 'M13 5H4.25A2.25 2.25 0 0 0 2 7.25v10.5A2.25 2.25 0 0 0 4.25 20h13.5A2.25 2.25 0 0 0 20 17.75V12'
const STROKE =
  'M5.6 15.6c3.7.3 5.9-1.7 7.7-4.9C15.4 6.9 18.3 3.6 23.2 1.6c-3.2 2.9-5 6.1-6.5 9.3-2.1 4.5-6 7.3-11.1 4.7Z'

/** The product's sign: a frame with a blue pencil stroke leaving it. Size in px, never under 16. */
export function Mark({ size = 24, isLoading = false }: { size?: number; isLoading?: boolean }) {
  return (
    <Box asChild display="block" flexShrink="0" overflow="visible">
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
        <path d={FRAME} stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
        <Box asChild animation={isLoading ? 'pencilStroke 600ms ease-out infinite' : undefined}>
          <path d={STROKE} fill="#4FB3E8" style={{ transformBox: 'view-box' }} />
        </Box>
      </svg>
    </Box>
  )
}

/** The mark drawing itself while something is on its way; the label is read aloud. */
export function LoadingMark({ label, size = 40 }: { label: string; size?: number }) {
  return (
    <Center as="main" aria-busy flexDirection="column" minHeight="40vh" color="fg">
      <Mark size={size} isLoading />
      <VisuallyHidden role="status">{label}</VisuallyHidden>
    </Center>
  )
}
