import { Box, Grid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Brush } from '../../canvas/brush.ts'
import { runDrawingKey } from '../../canvas/keymap.ts'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { DEMO_BRUSH, DEMO_SETTINGS, DEMO_SETTINGS_PLAIN } from './demoCanvas.ts'
import { KeepFrame } from './KeepFrame.tsx'
import { TryOutCanvas } from './TryOutCanvas.tsx'
import { TryOutPanel } from './TryOutPanel.tsx'
import { TryOutToolbar } from './TryOutToolbar.tsx'
import { useTryOutSheet } from './useTryOutSheet.ts'

/** The demo itself: the canvas with its tools, and the panel with description, assets and tasks. */
export function TryOutBoard({ takesFocus }: { takesFocus: boolean }) {
  const [sheet] = useTryOutSheet()
  const [brush, setBrush] = useState<Brush>(DEMO_BRUSH)
  const [hasGrid, setHasGrid] = useState(true)
  const changeBrush = (change: Partial<Brush>) => setBrush((current) => ({ ...current, ...change }))

  return (
    <Box
      role="group" aria-label={tryOutMessages.board} bg="bg.panel" borderRadius="card" overflow="hidden"
      boxShadow="0 0 0 1px {colors.border}"
      onKeyDown={(event) => {
        // For keys pressed inside the board: the page around it has its own.
        const { undo, redo } = sheet
        const actions = { onBrushChanged: setBrush, onUndo: undo, onRedo: redo, radii: DEMO_SETTINGS.radius }
        if (!event.defaultPrevented && runDrawingKey(event, actions)) event.preventDefault()
      }}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: '850px minmax(0, 1fr)' }}>
        <Stack gap="0" minWidth="0">
          <TryOutToolbar
            brush={brush} onBrushChanged={changeBrush} hasGrid={hasGrid} onGridToggled={() => setHasGrid(!hasGrid)}
          />
          <TryOutCanvas
            brush={brush} settings={hasGrid ? DEMO_SETTINGS : DEMO_SETTINGS_PLAIN} takesFocus={takesFocus}
          />
        </Stack>
        <TryOutPanel />
      </Grid>
      <KeepFrame />
    </Box>
  )
}
