import { Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Cards side by side, as many as there is room for at 288 px or more. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <Grid gap="4" templateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))">
      {children}
    </Grid>
  )
}
