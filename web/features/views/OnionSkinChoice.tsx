import { Box, Switch } from '@chakra-ui/react'
import { useId } from 'react'
import { viewMessages } from '../../messages/views.ts'
import { Tooltip } from '../../ui/Tooltip.tsx'
import { PreviewChoice } from './PreviewChoice.tsx'
import { isOnionSource, type OnionSkin } from './useOnionSkin.ts'

const words = viewMessages
const NAMES = {
  previousShot: words.onionPreviousShot,
  nextShot: words.onionNextShot,
  previousView: words.onionPreviousView,
}

/** Whether another picture shines through under the drawing, and which. */
export function OnionSkinChoice({ onionSkin }: { onionSkin: OnionSkin }) {
  const { isOn, setIsOn, source, setSource, sources } = onionSkin
  const id = useId()
  const isDisabled = sources.length === 0
  return (
    <>
      <Box id={id} color="fg.muted" lineHeight="2rem">{words.onionSkin}</Box>
      <Tooltip content={words.onionNone} disabled={!isDisabled}>
        <Box width="fit-content">
          <Switch.Root
            size="sm" checked={isOn && !isDisabled} disabled={isDisabled} display="flex"
            minHeight={{ base: '11', md: '8' }}
            onCheckedChange={({ checked }) => setIsOn(checked)}
          >
            <Switch.HiddenInput aria-labelledby={id} />
            <Switch.Control bg="border.emphasized" _checked={{ bg: 'accent.solid' }}><Switch.Thumb /></Switch.Control>
          </Switch.Root>
        </Box>
      </Tooltip>
      {isOn && source ? (
        <PreviewChoice
          label={words.onionSkinOf} value={source}
          options={sources.map((value) => ({ value, name: NAMES[value] }))}
          onChanged={(value) => isOnionSource(value) && setSource(value)}
        />
      ) : null}
    </>
  )
}
