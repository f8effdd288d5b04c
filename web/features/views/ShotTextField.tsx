import { Box, Textarea } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ShotTextField_shot$key } from '../../__generated__/ShotTextField_shot.graphql.ts'
import { LONGEST_TEXT } from '../../lib/texts.ts'
import { useLatest } from '../../lib/useLatest.ts'
import { viewMessages } from '../../messages/views.ts'
import { ConflictNotice } from '../../ui/ConflictNotice.tsx'
import { PreviewSectionTitle } from './PreviewSectionTitle.tsx'
import { type ShotTextName, useShotText } from './useShotText.ts'

type ShotTextFieldProps = {
  shotRef: ShotTextField_shot$key
  /** 1-based place of the shot on the board. */
  position: number
  name: ShotTextName
  canEdit: boolean
}

/** A text of a shot: leaving the field, Ctrl+Enter and closing the preview save it. */
export function ShotTextField({ shotRef, position, name, canEdit }: ShotTextFieldProps) {
  const { id, version, dialogue, notes, cameraNote } = useFragment(
    graphql`
      fragment ShotTextField_shot on Shot {
        id
        version
        dialogue
        notes
        cameraNote
      }
    `,
    shotRef,
  )
  const { [name]: saved } = { dialogue, notes, cameraNote }
  const { text, isConflict, change, save, overwrite, discard } = useShotText(id, name, saved, version)
  const [isTyping, setIsTyping] = useState(false)
  const { title, label, placeholder } = viewMessages.texts[name]

  function leave(): void {
    setIsTyping(false)
    save()
  }

  const latest = useLatest({ save, isTyping })
  useEffect(() => () => {
    if (latest.current.isTyping) latest.current.save()
  }, [latest])

  if (!canEdit && saved === '') return null
  return (
    <Box as="section">
      <PreviewSectionTitle>{title}</PreviewSectionTitle>
      <Textarea
        value={text} readOnly={!canEdit} maxLength={LONGEST_TEXT} aria-label={label(position)}
        placeholder={placeholder} rows={2} autoresize maxHeight="12rem" mt="1" fontSize="sm" lineHeight="1.25rem"
        resize="none" bg="bg"
        onChange={(event) => {
          setIsTyping(true)
          change(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) leave()
        }}
        onBlur={leave}
      />
      {isConflict ? <Box mt="2"><ConflictNotice onOverwritten={overwrite} onDiscarded={discard} /></Box> : null}
    </Box>
  )
}
