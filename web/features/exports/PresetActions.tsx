import { Button, HStack, Input, Stack } from '@chakra-ui/react'
import { Bookmark, Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { exportDialogMessages } from '../../messages/exportDialog.ts'
import { Field } from '../../ui/Field.tsx'
import { type NewExport, useDeletePreset, useSavePreset, useUpdatePreset } from './exportChanges.ts'

const words = exportDialogMessages
const MOST_NAME = 80

type PresetActionsProps = {
  projectId: string
  /** The chosen one. */
  preset: { readonly id: string; readonly name: string; readonly version: number } | null
  /** Whether the options are other than those of the preset. */
  isChanged: boolean
  as: NewExport['as']
  onSaved: (presetId: string | null) => void
}

/** Keeps the options as a preset, updates the chosen one, or deletes it. */
export function PresetActions({ projectId, preset, isChanged, as, onSaved }: PresetActionsProps) {
  const [name, setName] = useState<string | null>(null)
  const [savePreset, isSaving] = useSavePreset()
  const [updatePreset, isUpdating] = useUpdatePreset()
  const [deletePreset, isDeleting] = useDeletePreset()
  if (name !== null) {
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') return
          void savePreset({ projectId, name: name.trim(), as }).then(({ createExportPreset }) => {
            onSaved(createExportPreset?.preset?.id ?? null)
            setName(null)
          })
        }}
      >
        <Stack gap="2">
          <Field label={words.presetName}>
            <Input
              size="md" autoFocus maxLength={MOST_NAME} autoComplete="off" value={name}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return
                event.stopPropagation()
                setName(null)
              }}
            />
          </Field>
          <HStack gap="2">
            <Button type="submit" loading={isSaving} disabled={name.trim() === ''}>{commonMessages.save}</Button>
            <Button variant="ghost" onClick={() => setName(null)}>{commonMessages.cancel}</Button>
          </HStack>
        </Stack>
      </form>
    )
  }
  return (
    <HStack gap="1" rowGap="1" flexWrap="wrap" ms="-2">
      {preset && isChanged ? (
        <Button
          variant="ghost" px="2" loading={isUpdating}
          onClick={() => void updatePreset({
            presetId: preset.id, as, expectedVersion: preset.version, name: preset.name,
          })}
        >
          <Check aria-hidden /> {words.updatePreset(preset.name)}
        </Button>
      ) : null}
      {preset === null || isChanged ? (
        <Button variant="ghost" px="2" color="fg.muted" onClick={() => setName('')}>
          <Bookmark aria-hidden /> {words.savePreset}
        </Button>
      ) : null}
      {preset ? (
        <Button
          variant="ghost" px="2" color="fg.error" loading={isDeleting}
          onClick={() => void deletePreset({ presetId: preset.id, name: preset.name }).then(() => onSaved(null))}
        >
          <Trash2 aria-hidden /> {words.deletePreset(preset.name)}
        </Button>
      ) : null}
    </HStack>
  )
}
