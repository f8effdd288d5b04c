import { Button, HStack, Spinner, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TransferDialog_project$key } from '../../__generated__/TransferDialog_project.graphql.ts'
import type { TransferDialogMutation } from '../../__generated__/TransferDialogMutation.graphql.ts'
import { selectOrganization } from '../../lib/selectedOrganization.ts'
import { commonMessages } from '../../messages/common.ts'
import { projectDangerMessages } from '../../messages/projectDanger.ts'
import { useChange } from '../../relay/useChange.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormSelect } from '../../ui/FormSelect.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { TransferPlanView } from './TransferPlanView.tsx'
import { useTransferPlan } from './useTransferPlan.ts'

const words = projectDangerMessages

type TransferDialogProps = {
  projectRef: TransferDialog_project$key
  /** Where the project may go. */
  organizations: readonly { readonly id: string; readonly name: string }[]
  isOpen: boolean
  onClose: () => void
}

/** Asks which organization a project goes to, lists what that changes, and moves it. */
export function TransferDialog({ projectRef, organizations, isOpen, onClose }: TransferDialogProps) {
  const project = useFragment(
    graphql`
      fragment TransferDialog_project on Project {
        id
        name
      }
    `,
    projectRef,
  )
  const [chosenId, setChosenId] = useState<string | null>(null)
  const plan = useTransferPlan(project.id, isOpen ? chosenId : null)
  const [transferProject, isRunning] = useChange<TransferDialogMutation, string>(
    graphql`
      mutation TransferDialogMutation($input: TransferProjectInput!) {
        transferProject(input: $input) {
          project {
            id
            name
            code
            version
            viewerCanEdit
            viewerCanAdminister
            organization {
              id
              name
              ...ProjectNavigation_organization
            }
            ...ProjectCard_project
          }
        }
      }
    `,
    (organizationId) => ({
      variables: { input: { projectId: project.id, organizationId } },
      // Lists that show it are asked for again before they are shown.
      updater: (store) => store.get(project.id)?.invalidateRecord(),
      done: ({ transferProject: { project: { name, organization } } }) => words.transferred(name, organization.name),
      failed: words.transferFailed,
    }),
  )
  const isPossible = plan.type === 'planned' && plan.isPossible

  function transfer(): void {
    if (chosenId === null || !isPossible || isRunning) return
    void transferProject(chosenId).then(() => {
      selectOrganization(chosenId)
      onClose()
    })
  }

  return (
    <Dialog
      isOpen={isOpen} onClose={onClose} title={words.transferNamed(project.name)} isClosable={!isRunning}
      width="32rem"
      footer={
        <>
          <Button onClick={onClose} disabled={isRunning}>{commonMessages.cancel}</Button>
          <Button
            variant="solid" colorPalette="danger" disabled={!isPossible} loading={isRunning}
            loadingText={words.transferAction} onClick={transfer}
          >
            {words.transferAction}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Field label={words.transferTo}>
          <FormSelect
            value={chosenId ?? ''} disabled={isRunning} onChosen={(id) => setChosenId(id || null)}
            choices={[
              { value: '', label: words.transferChoose },
              ...organizations.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
        <div aria-live="polite">
          {plan.type === 'reading' ? (
            <HStack gap="2.5" textStyle="sm" color="fg.muted">
              <Spinner size="sm" borderWidth="2px" /> <Text>{words.transferPlanning}</Text>
            </HStack>
          ) : null}
          {plan.type === 'failed' ? <FormFailure message={`${words.transferPlanFailed}. ${plan.message}`} /> : null}
          {plan.type === 'planned' ? <TransferPlanView planRef={plan.planRef} /> : null}
        </div>
      </Stack>
    </Dialog>
  )
}
