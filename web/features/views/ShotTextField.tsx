import { Box, Textarea } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { LONGEST_TEXT } from '../../lib/texts.ts'
import { useLatest } from '../../lib/useLatest.ts'
import { useEditedMeanwhile } from '../live/useEditedMeanwhile.ts'
import { PreviewSectionTitle } from './PreviewSectionTitle.tsx'

/** The texts of a shot that are edited in its preview, beside its description. */
export type ShotTexts = { readonly dialogue?: string; readonly notes?: string; readonly cameraNote?: string }

type ShotTextFieldProps = {
  shotId: string
  field: keyof ShotTexts
  title: string
  /** What a screen reader hears of it. */
  label: string
  placeholder: string
  saved: string
  canEdit: boolean
  /** Fulfilled when it is saved; what was typed is kept until then. */
  onChanged: (change: ShotTexts) => Promise<unknown>
}

/** A text of a shot: leaving the field, Ctrl+Enter and closing the preview save it. */
export function ShotTextField(props: ShotTextFieldProps) {
  const { shotId, field, title, label, placeholder, saved, canEdit, onChanged } = props
  const draft = useDraft(`${field} of ${shotId}`, { text: saved })
  const [isTyping, setIsTyping] = useState(false)
  useEditedMeanwhile(saved, isTyping)
  const { text } = draft.values

  function save(): void {
    setIsTyping(false)
    if (text === saved) draft.reset()
    else void onChanged({ [field]: text.trimEnd() }).then(draft.reset)
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
        value={text} readOnly={!canEdit} maxLength={LONGEST_TEXT} aria-label={label} placeholder={placeholder}
        rows={2} autoresize maxHeight="12rem" mt="1" fontSize="sm" lineHeight="20px" resize="none" bg="bg"
        onChange={(event) => {
          setIsTyping(true)
          draft.change({ text: event.currentTarget.value })
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
        }}
        onBlur={save}
      />
    </Box>
  )
}
