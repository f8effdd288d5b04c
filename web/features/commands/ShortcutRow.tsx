import { Button, Flex, HStack, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { Fragment } from 'react'
import type { Chord } from '../../lib/shortcuts.ts'
import { shortcutSheetMessages } from '../../messages/shortcutSheet.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { KeyCaps } from './KeyCaps.tsx'
import { shortcutTitle } from './shortcutTitle.ts'
import type { KeyChoice } from './useKeyChoice.ts'

const words = shortcutSheetMessages

type ShortcutRowProps = {
  /** As 'place.name'. */
  name: string
  chords: readonly Chord[]
  isFirst: boolean
  choice: KeyChoice
}

/** A shortcut with its keys, and how they are changed. */
export function ShortcutRow({ name, chords, isFirst, choice }: ShortcutRowProps) {
  const title = shortcutTitle(name)
  const isOpen = choice.name === name
  const canChange = choice.canChange(name)
  return (
    <Flex wrap="wrap" align="center" columnGap="3" minHeight="9" py="1" borderTopWidth={isFirst ? '0' : '1px'}>
      <Text as="dt" textStyle="sm" flex="1" minWidth="8rem">{title}</Text>
      <HStack as="dd" gap="1" ms="auto" justify="flex-end">
        <Flex gap="1.5" rowGap="1" wrap="wrap" justify="flex-end" align="center" textStyle="xs" color="fg.muted">
          {chords.length === 0 ? words.noKeys : null}
          {chords.map((chord, place) => (
            <Fragment key={chord}>
              {place > 0 && !chord.startsWith('Arrow') ? words.or : null}
              <KeyCaps chord={chord} />
            </Fragment>
          ))}
        </Flex>
        {choice.isChanged(name) && !isOpen ? (
          <IconButton
            size="xs" label={words.setBack(title)} icon={<RotateCcw size={14} aria-hidden />}
            onClick={() => choice.setBack(name)}
          />
        ) : null}
        {canChange ? (
          <Button
            size="xs" variant="ghost" color="fg.muted" px="1.5"
            aria-label={isOpen ? words.cancel : words.changeOf(title)}
            onClick={() => (isOpen ? choice.cancel() : choice.listen(name))}
          >
            {isOpen ? words.cancel : words.change}
          </Button>
        ) : null}
      </HStack>
      {isOpen ? (
        <HStack as="dd" flexBasis="100%" gap="2" wrap="wrap" pb="1" textStyle="xs">
          <Text role="status" color={choice.isRefused ? 'fg.error' : 'fg.muted'} flex="1" minWidth="12rem">
            {choice.said}
          </Text>
          {choice.takeOver ? <Button size="xs" onClick={choice.takeOver}>{words.takeOver}</Button> : null}
        </HStack>
      ) : null}
    </Flex>
  )
}
