import { Box, Button } from '@chakra-ui/react'
import { Check, ChevronDown, Minus } from 'lucide-react'
import { useContext, useId, useSyncExternalStore } from 'react'
import { v7 as newId } from 'uuid'
import { firstGuides } from '../../../drawing/perspective.ts'
import { rememberSetting } from '../../lib/deviceSettings.ts'
import { useSetting } from '../../lib/useSetting.ts'
import { guideMessages } from '../../messages/guides.ts'
import { useOpener } from '../../ui/useOpener.ts'
import type { DeskSheet } from './DrawingDesk.ts'
import { GUIDES, guidesOf, type GuideName } from './guides.ts'
import { LayerMenu } from './LayerMenu.tsx'
import { PreviewChoice } from './PreviewChoice.tsx'
import { DrawingDeskContext } from './useDrawingDesk.ts'

const words = guideMessages
const COUNTS = [0, 1, 2, 3] as const

/** Which guides this browser shows over frames. */
export function GuidesChoice() {
  const chosen = guidesOf(useSetting('guides'))
  const menu = useOpener('menu')
  const id = useId()
  const toggle = (guide: GuideName): void => {
    const next = chosen.includes(guide) ? chosen.filter((each) => each !== guide) : [...chosen, guide]
    rememberSetting('guides', next.join(','))
  }
  const shown = chosen.length === 0 ? words.none : chosen.map((guide) => words.names[guide]).join(', ')
  return (
    <>
      <Box id={id} color="fg.muted" lineHeight="2rem">{words.heading}</Box>
      <Button
        variant="ghost" size="sm" ms="-2.5" width="fit-content" maxWidth="full" aria-label={words.choose(shown)}
        {...menu.button}
      >
        <Box as="span" truncate>{shown}</Box>
        <ChevronDown size={14} aria-hidden />
      </Button>
      <LayerMenu
        {...menu.layer} label={words.heading}
        commands={GUIDES.map((guide) => ({
          value: guide, label: words.names[guide], icon: chosen.includes(guide) ? Check : Minus,
          run: () => toggle(guide),
        }))}
      />
    </>
  )
}

/** How many vanishing points a drawing has. */
export function PerspectiveChoice({ sheet }: { sheet: DeskSheet }) {
  const desk = useContext(DrawingDeskContext)
  const { guides, size } = useSyncExternalStore(sheet.model.subscribe, sheet.model.getDrawing)
  return (
    <PreviewChoice
      label={words.perspective} value={String(guides?.vanishingPoints.length ?? 0)}
      options={COUNTS.map((count) => ({ value: String(count), name: words.points(count) }))}
      onChanged={(count) => {
        const next = firstGuides(Number(count), size)
        void desk?.draw(sheet, { opId: newId(), kind: 'SET_GUIDES', guides: next })
      }}
    />
  )
}
