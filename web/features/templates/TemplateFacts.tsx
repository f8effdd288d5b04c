import { Text } from '@chakra-ui/react'
import { graphql, useFragment } from 'react-relay'
import type { TemplateFacts_template$key } from '../../__generated__/TemplateFacts_template.graphql.ts'
import { templateMessages } from '../../messages/templates.ts'

/** How much a template holds, and what it is for. */
export function TemplateFacts({ templateRef }: { templateRef: TemplateFacts_template$key }) {
  const { note, statusCount, boardCount, sceneCount, shotCount, taskCount } = useFragment(
    graphql`
      fragment TemplateFacts_template on ProjectTemplate {
        note
        statusCount
        boardCount
        sceneCount
        shotCount
        taskCount
      }
    `,
    templateRef,
  )
  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        {templateMessages.holds({ statusCount, boardCount, sceneCount, shotCount, taskCount })}
      </Text>
      {note === '' ? null : (
        <Text textStyle="sm" overflowWrap="anywhere" whiteSpace="pre-line" lineClamp={4}>{note}</Text>
      )}
    </>
  )
}
