import { Box, Slider, Switch } from '@chakra-ui/react'
import { useId } from 'react'
import { rememberSetting } from '../../lib/deviceSettings.ts'
import { guideMessages } from '../../messages/guides.ts'
import { SliderControl } from '../../ui/SliderControl.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { MOST_ONION_FRAMES } from './framePreviewProps.ts'
import { PreviewChoice } from './PreviewChoice.tsx'
import type { OnionSkin } from './useOnionSkin.ts'

const words = guideMessages.onionSkin
const COUNTS = Array.from({ length: MOST_ONION_FRAMES + 1 }, (_, count) => ({
  value: String(count), name: words.frames(count),
}))
const PERCENT = 100
const LEAST_STRENGTH = 5

/** Whether other frames shine through under the drawing, how many, and how strongly. */
export function OnionSkinChoice({ onionSkin }: { onionSkin: OnionSkin }) {
  const { isOn, hasPictures, before, after, strength, toggle } = onionSkin
  const [id, strengthId] = [useId(), useId()]
  return (
    <>
      <Box id={id} color="fg.muted" lineHeight="2rem">{words.heading}</Box>
      <Tooltip content={words.none} disabled={hasPictures}>
        <Box width="fit-content">
          <Switch.Root
            size="sm" checked={isOn && hasPictures} disabled={!hasPictures} display="flex"
            minHeight={{ base: '11', md: '8' }}
            onCheckedChange={toggle}
          >
            <Switch.HiddenInput aria-labelledby={id} />
            <Switch.Control bg="border.emphasized" _checked={{ bg: 'accent.solid' }}><Switch.Thumb /></Switch.Control>
          </Switch.Root>
        </Box>
      </Tooltip>
      {isOn && hasPictures ? (
        <>
          <PreviewChoice
            label={words.before} value={String(before)} options={COUNTS}
            onChanged={(count) => rememberSetting('onionBefore', Number(count))}
          />
          <PreviewChoice
            label={words.after} value={String(after)} options={COUNTS}
            onChanged={(count) => rememberSetting('onionAfter', Number(count))}
          />
          <Box id={strengthId} color="fg.muted" lineHeight="2rem">{words.strength}</Box>
          <Slider.Root
            width="140px" maxWidth="full" alignSelf="center" size="sm" min={LEAST_STRENGTH} max={PERCENT} step={1}
            value={[Math.round(strength * PERCENT)]} aria-labelledby={[strengthId]}
            getAriaValueText={({ value }) => words.percent(value)}
            onValueChange={({ value: [percent = PERCENT] }) => rememberSetting('onionStrength', percent / PERCENT)}
          >
            <SliderControl />
          </Slider.Root>
        </>
      ) : null}
    </>
  )
}
