import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { StatusDot } from '../tasks/StatusDot.tsx'
import { productStatusOf } from './carriedRows.ts'
import { NewRow, SmallChoice, TryOutRow } from './TryOutRow.tsx'
import { DEMO_TASK_STATUSES, MOST_DEMO_ROWS } from './tryOutRows.ts'
import { useTryOutSheet } from './useTryOutSheet.ts'

const words = tryOutMessages
const STATUSES = DEMO_TASK_STATUSES.map((value) => ({ value, label: words.statuses[value] }))
const NO_ASSET = ''

/** The demo's tasks: name, status and the asset they are about. */
export function TryOutTasks() {
  const [sheet, { assets, tasks }] = useTryOutSheet()
  const [name, setName] = useState('')
  const [chosenId, setChosenId] = useState<string>(NO_ASSET)
  // The chosen asset may have been removed meanwhile.
  const assetId = assets.some(({ id }) => id === chosenId) ? chosenId : NO_ASSET
  const named = assets.map(({ id, name: label }) => ({ value: id, label }))
  const choices = [{ value: NO_ASSET, label: words.noAsset }, ...named]
  return (
    <>
      {tasks.length === 0 ? <Text px="5" py="2" textStyle="sm" color="fg.muted">{words.noTasks}</Text> : null}
      <Box as="ul" listStyleType="none">
        {tasks.map((task) => (
          <TryOutRow
            key={task.id} name={task.name} detail={assets.find(({ id }) => id === task.assetId)?.name ?? null}
            removeLabel={words.removeTask(task.name)} onRemoved={() => sheet.removeTask(task.id)}
            icon={<StatusDot status={productStatusOf(task.status)} />}
            choice={
              <SmallChoice
                label={words.statusOf(task.name)} value={task.status} choices={STATUSES} isQuiet
                onChosen={(status) => sheet.setTaskStatus(task.id, status)}
              />
            }
          />
        ))}
      </Box>
      <NewRow
        label={words.taskName} placeholder={words.taskPlaceholder} addLabel={words.addTask} name={name}
        onNameChanged={setName} reason={tasks.length >= MOST_DEMO_ROWS ? words.most(MOST_DEMO_ROWS) : null}
        choice={<SmallChoice label={words.taskAsset} value={assetId} choices={choices} onChosen={setChosenId} />}
        onAdded={() => {
          if (!sheet.addTask(name, assetId === NO_ASSET ? null : assetId)) return
          setName('')
          setChosenId(NO_ASSET)
        }}
      />
    </>
  )
}
