import { Button, Progress, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { commonMessages } from '../../messages/common.ts'
import { scriptMessages } from '../../messages/scripts.ts'
import { readError } from '../../relay/errors.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { ScriptPlanView } from './ScriptPlanView.tsx'
import { ScriptSourceForm, type ScriptSource } from './ScriptSourceForm.tsx'
import { useImportScript, type ImportProgress } from './useImportScript.ts'
import { useScriptPlan, type ScriptPlan } from './useScriptPlan.ts'

const FORM_ID = 'script-source'
const NOTHING_PASTED = { text: '' }

type ImportScriptDialogProps = { storyboardId: string; onClosed: () => void }

function sentenceOf(error: unknown): string {
  const { message, fields } = readError(error)
  return Object.values(fields)[0] ?? message
}

/** Makes shots of a script: first the script, then the plan of what would be made, then the import. */
export function ImportScriptDialog({ storyboardId, onClosed }: ImportScriptDialogProps) {
  const pasted = useDraft(`script of ${storyboardId}`, NOTHING_PASTED)
  const [file, setFile] = useState<ScriptSource | null>(null)
  const source = file ?? { text: pasted.values.text, fileName: null }
  const [plan, setPlan] = useState<ScriptPlan | null>(null)
  const [error, setError] = useState<string | null>(null)
  const { readPlan, cancel, isReading } = useScriptPlan()
  const { importScript, isImporting, progress } = useImportScript()

  function showPlan(): void {
    if (source.text.trim() === '') return setError(scriptMessages.empty)
    setError(null)
    const { text } = source
    readPlan({ storyboardId, text, onPlanned: setPlan, onFailed: (failure) => setError(sentenceOf(failure)) })
  }

  function apply(agreed: ScriptPlan): void {
    setError(null)
    const { existingShotCount } = agreed
    importScript({ storyboardId, text: source.text, existingShotCount }).then(
      () => {
        pasted.reset()
        onClosed()
      },
      (failure: unknown) => {
        const isChanged = readError(failure).code === 'CONFLICT'
        setError(isChanged ? scriptMessages.boardChanged : sentenceOf(failure))
        setPlan(null)
      },
    )
  }

  const footer = plan ? (
    <>
      <Button onClick={() => setPlan(null)} disabled={isImporting}>{scriptMessages.back}</Button>
      <Button variant="solid" onClick={() => apply(plan)} loading={isImporting} loadingText={scriptMessages.importing}>
        {plan.existingShotCount > 0 ? scriptMessages.add(plan.shotCount) : scriptMessages.import(plan.shotCount)}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={isReading ? cancel : onClosed}>{commonMessages.cancel}</Button>
      <Button variant="solid" type="submit" form={FORM_ID} loading={isReading} loadingText={scriptMessages.reading}>
        {scriptMessages.read}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen onClose={onClosed} title={scriptMessages.title} width="44rem" isClosable={!isImporting} footer={footer}
    >
      {plan ? (
        <Stack gap="4">
          {isImporting ? (
            <Importing progress={progress} shotCount={plan.shotCount} />
          ) : (
            <ScriptPlanView planRef={plan} />
          )}
          {plan.existingShotCount > 0 && !isImporting ? (
            <Stack
              gap="0.5" role="note" borderWidth="1px" borderColor="warning.border" borderRadius="card" px="4" py="3"
            >
              <Text fontWeight="semibold">{scriptMessages.addTo(plan.shotCount, plan.existingShotCount)}</Text>
              <Text textStyle="sm" color="fg.muted">{scriptMessages.addToLine}</Text>
            </Stack>
          ) : null}
        </Stack>
      ) : (
        <Stack gap="4">
          <DraftNotice isKept={pasted.isKept && file === null} onDiscarded={pasted.reset} />
          <ScriptSourceForm
            formId={FORM_ID} source={source} error={error} onSubmitted={showPlan}
            onChanged={(changed) => {
              // A file can be chosen again: only pasted text is kept.
              setFile(changed.fileName === null ? null : changed)
              if (changed.fileName === null) pasted.change({ text: changed.text })
              setError(null)
            }}
            onRefused={setError}
          />
        </Stack>
      )}
    </Dialog>
  )
}

function Importing({ progress, shotCount }: { progress: ImportProgress | null; shotCount: number }) {
  const total = progress?.total ?? shotCount
  return (
    <Progress.Root
      value={progress ? progress.done : null} max={Math.max(1, total)} size="sm" py="6"
      aria-label={scriptMessages.importing}
    >
      <Progress.Label textStyle="sm" color="fg.muted" mb="2">
        {progress ? scriptMessages.progress(progress.done, total) : scriptMessages.importing}
      </Progress.Label>
      <Progress.Track borderRadius="full" bg="border.emphasized"><Progress.Range bg="accent.solid" /></Progress.Track>
    </Progress.Root>
  )
}
